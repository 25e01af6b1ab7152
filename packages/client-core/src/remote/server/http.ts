import { ElicitationError } from "../../errors.js";
import type { Frame } from "../wire/wire.js";
import type { SessionHost } from "./hostTypes.js";

/** What is read of a web-standard Request. */
export interface HostRequest {
  /** GET opens the stream, POST brings a command. */
  readonly method: string;
  /** Its `page` parameter names the page. */
  readonly url: string;
  /** content-type and sec-fetch-mode are read. */
  readonly headers: { get(name: string): string | null };
  /** The command, as JSON. */
  readonly body: ReadableStream<Uint8Array> | null;
  /** Aborted when the page is gone. */
  readonly signal?: AbortSignal;
}

/** Options of `serveHost` and `serveHostNode`. */
export interface ServeHostOptions {
  /** Bytes of one command. Default 5 000 000: a form may hold long texts. */
  maxBytes?: number;
}

export const defaultMaxBytes = 5_000_000;

/** Headers of a stream that nothing on its way keeps back. */
export const streamHeaders = {
  "content-type": "text/event-stream",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

export const jsonHeaders = { "content-type": "application/json", "cache-control": "no-store" };

export const refusalHeaders = { "content-type": "text/plain", "cache-control": "no-store" };

/** A frame as one server-sent event. JSON has no line breaks. */
export const toEvent = (frame: Frame): string => `data: ${JSON.stringify(frame)}\n\n`;

/** A request that gets no frame and no reply. */
export class HttpRefusal {
  readonly status: number;
  readonly text: string;

  constructor(status: number, text: string) {
    this.status = status;
    this.text = text;
  }
}

/**
 * One endpoint of one user: GET is the stream of frames (server-sent events, `?page=` names the
 * page), POST is a command (JSON) and its reply. Find out who asks, and that the request is from
 * your own site, before: the host that is given here is that user's.
 *
 * @returns a web-standard Response, for every framework that takes one
 */
export async function serveHost(
  host: SessionHost,
  request: HostRequest,
  { maxBytes = defaultMaxBytes }: ServeHostOptions = {},
): Promise<Response> {
  try {
    if (request.method === "GET") {
      checkMode(request.headers.get("sec-fetch-mode"));
      return openStream(host, request);
    }
    if (request.method !== "POST") throw new HttpRefusal(405, "Use GET or POST.");
    checkType(request.headers.get("content-type"));
    const text = await readText(request.body, maxBytes);
    const reply = await host.receive(parse(text));
    return new Response(JSON.stringify(reply), { headers: jsonHeaders });
  } catch (error) {
    const { status, text } = toRefusal(error);
    return new Response(text, { status, headers: refusalHeaders });
  }
}

/** A form of another site cannot send this type without asking first. */
export function checkType(type: string | null | undefined): void {
  if (type?.split(";")[0]?.trim().toLowerCase() === "application/json") return;
  throw new HttpRefusal(415, "A command is application/json.");
}

/**
 * An image, a script or a window of another site asks for its address with the user's cookies and
 * without an Origin. It could read nothing, and would hold streams that the user's pages need.
 */
export function checkMode(mode: string | null | undefined): void {
  if (mode !== "no-cors" && mode !== "navigate") return;
  throw new HttpRefusal(403, "The stream is opened by fetch or EventSource.");
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpRefusal(400, "The command is no JSON.");
  }
}

/** @param url path and query, or a whole address */
export function pageOf(url: string): string {
  // The query alone: a path may be one that no URL has.
  const query = /\?[^#]*/u.exec(url)?.[0] ?? "";
  const page = new URL(query, "http://localhost").searchParams.get("page");
  if (page !== null && page !== "") return page;
  throw new HttpRefusal(400, "The stream needs ?page=, the name of the page.");
}

export function toRefusal(error: unknown): HttpRefusal {
  if (error instanceof HttpRefusal) return error;
  if (!(error instanceof ElicitationError)) return new HttpRefusal(500, "The host failed.");
  return new HttpRefusal(error.code === "LIMIT_EXCEEDED" ? 429 : 400, error.message);
}

function openStream(host: SessionHost, { url, signal }: HostRequest): Response {
  const page = pageOf(url);
  const frames = host.frames({ page, ...(signal === undefined ? {} : { signal }) });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await frames.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(toEvent(value)));
    },
    async cancel() {
      await frames.return?.();
    },
  });
  return new Response(body, { headers: streamHeaders });
}

async function readText(body: HostRequest["body"], maxBytes: number): Promise<string> {
  if (body === null) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge(maxBytes);
    }
    text += decoder.decode(value, { stream: true });
  }
}

export function tooLarge(maxBytes: number): HttpRefusal {
  return new HttpRefusal(413, `A command may have ${maxBytes} bytes.`);
}
