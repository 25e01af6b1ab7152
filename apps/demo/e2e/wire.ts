import type { Page, Request } from "@playwright/test";

type Json = { [key: string]: unknown };

export interface WireCall {
  /** The body as it was sent. */
  body: string;
  id: unknown;
  method: string;
  params: Json;
  /** The response, once it has arrived; raw text of its body. */
  answer: Promise<string>;
}

export interface Wire {
  /** Requests of the page to a server with this method, oldest first. */
  calls(method: string): WireCall[];
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function recordWire(page: Page): Wire {
  const calls: WireCall[] = [];
  page.on("request", (request) => {
    const call = readCall(request);
    if (call) calls.push(call);
  });
  return { calls: (method) => calls.filter((call) => call.method === method) };
}

function readCall(request: Request): WireCall | undefined {
  const body = request.postData();
  if (request.method() !== "POST" || !request.url().endsWith("/mcp") || body === null) return;
  const message: unknown = JSON.parse(body);
  if (!isRecord(message) || typeof message.method !== "string") return;
  return {
    body,
    id: message.id,
    method: message.method,
    params: isRecord(message.params) ? message.params : {},
    get answer() {
      return request.response().then((response) => response?.text() ?? "");
    },
  };
}

/** The result inside a response body, plain or as a server-sent event. */
export function resultOf(text: string): Json {
  const data = text.startsWith("{") ? text : (/^data: ?(\{.*)$/mu.exec(text)?.[1] ?? "{}");
  const message: unknown = JSON.parse(data);
  return isRecord(message) && isRecord(message.result) ? message.result : {};
}
