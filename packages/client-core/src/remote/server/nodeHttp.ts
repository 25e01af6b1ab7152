import type { SessionHost } from "./hostTypes.js";
import {
  checkMode,
  checkType,
  defaultMaxBytes,
  HttpRefusal,
  jsonHeaders,
  pageOf,
  parse,
  refusalHeaders,
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
  /** content-type and sec-fetch-mode are read. */
  readonly headers: {
    readonly "content-type"?: string | undefined;
    readonly "sec-fetch-mode"?: string | undefined;
  };
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
  /** The page is gone: "close" has been, and comes no more. */
  readonly destroyed?: boolean | undefined;
  /** The same in HTTP/2. */
  readonly stream?: { readonly destroyed: boolean } | undefined;
}

/** As `serveHost`, for Node's http server and for Express. Resolves when the response has ended. */
export async function serveHostNode(
  host: SessionHost,
  request: NodeRequest,
  response: NodeResponse,
  { maxBytes = defaultMaxBytes }: ServeHostOptions = {},
): Promise<void> {
  try {
    if (request.method === "GET") {
      checkMode(request.headers["sec-fetch-mode"]);
      return await stream(host, request, response);
    }
    if (request.method !== "POST") throw new HttpRefusal(405, "Use GET or POST.");
    checkType(request.headers["content-type"]);
    const command = request.body ?? parse(await readText(request, maxBytes));
    const reply = await host.receive(command);
    response.writeHead(200, jsonHeaders);
    response.end(JSON.stringify(reply));
  } catch (error) {
    const { status, text } = toRefusal(error);
    response.writeHead(status, refusalHeaders);
    response.end(text);
  }
}

async function stream(
  host: SessionHost,
  request: NodeRequest,
  response: NodeResponse,
): Promise<void> {
  const page = pageOf(request.url ?? "");
  // It left while the host was still finding out who it is: nobody would ever end its stream.
  if (response.destroyed === true || response.stream?.destroyed === true) return;
  const frames = host.frames({ page });
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
