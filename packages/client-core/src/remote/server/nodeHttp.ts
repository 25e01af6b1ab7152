import type { SessionHost } from "./host.js";
import {
  checkType,
  defaultMaxBytes,
  HttpRefusal,
  jsonHeaders,
  pageOf,
  parse,
  type ServeHostOptions,
  streamHeaders,
  toEvent,
  tooLarge,
  toRefusal,
} from "./http.js";

/** What is read of Node's IncomingMessage. */
export interface NodeRequest extends AsyncIterable<Uint8Array | string> {
  /** GET opens the stream, POST brings a command. */
  readonly method?: string | undefined;
  /** Its `page` parameter names the page. */
  readonly url?: string | undefined;
  /** content-type is read. */
  readonly headers: { readonly "content-type"?: string | undefined };
  /** The body, where a body parser (Express) has read it already. */
  readonly body?: unknown;
}

/** What is used of Node's ServerResponse. */
export interface NodeResponse {
  /** Begins the response. */
  writeHead(status: number, headers: { [name: string]: string }): unknown;
  /** @returns false when it is to be waited for "drain" */
  write(text: string): boolean;
  /** Ends the response. */
  end(text?: string): unknown;
  /** "close" comes when the page is gone. */
  once(event: "drain" | "close", listener: () => void): unknown;
}

/** As `serveHost`, for Node's http server and for Express. Resolves when the response has ended. */
export async function serveHostNode(
  host: SessionHost,
  request: NodeRequest,
  response: NodeResponse,
  { maxBytes = defaultMaxBytes }: ServeHostOptions = {},
): Promise<void> {
  try {
    if (request.method === "GET") return await stream(host, request, response);
    if (request.method !== "POST") throw new HttpRefusal(405, "Use GET or POST.");
    checkType(request.headers["content-type"]);
    const command = request.body ?? parse(await readText(request, maxBytes));
    const reply = await host.receive(command);
    response.writeHead(200, jsonHeaders);
    response.end(JSON.stringify(reply));
  } catch (error) {
    const { status, text } = toRefusal(error);
    response.writeHead(status, { "content-type": "text/plain" });
    response.end(text);
  }
}

async function stream(
  host: SessionHost,
  request: NodeRequest,
  response: NodeResponse,
): Promise<void> {
  const frames = host.frames({ page: pageOf(request.url ?? "") });
  const gone = new Promise<void>((resolve) => {
    response.once("close", () => {
      resolve();
      void frames.return?.();
    });
  });
  response.writeHead(200, streamHeaders);
  for await (const frame of frames) {
    if (response.write(toEvent(frame))) continue;
    await Promise.race([gone, new Promise<void>((resolve) => response.once("drain", resolve))]);
  }
  response.end();
}

async function readText(request: NodeRequest, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    text += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
