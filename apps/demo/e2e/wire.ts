import type { Page, Request } from "@playwright/test";
import { isRecord, type Revision, revisions, violations } from "./conforms.js";

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
  /** What the page answered to requests of a server of 2025, oldest first. */
  answers(): Json[];
}

export function recordWire(page: Page): Wire {
  const calls: WireCall[] = [];
  const answers: Json[] = [];
  page.on("request", (request) => {
    const { message = {}, body = "" } = readSent(request) ?? {};
    if (isRecord(message.result)) answers.push(message.result);
    if (typeof message.method !== "string") return;
    calls.push({
      body,
      id: message.id,
      method: message.method,
      params: isRecord(message.params) ? message.params : {},
      get answer() {
        return request.response().then((response) => response?.text() ?? "");
      },
    });
  });
  return {
    calls: (method) => calls.filter((call) => call.method === method),
    answers: () => answers,
  };
}

/**
 * Checks each message that the page sends against the schema of its revision, and each that it gets.
 * @param trusts whether what comes from this address has to conform as well
 * @returns what is wrong, once all that was asked for has arrived
 */
export function checkWire(page: Page, trusts: (url: string) => boolean): () => Promise<string[]> {
  const wrong: string[] = [];
  const arriving: Promise<void>[] = [];
  page.on("request", (request) => {
    const sent = readSent(request);
    if (!sent) return;
    // The only thing that a server asks by itself, and so the only thing that is answered.
    wrong.push(...violations(sent.message, revisionOf(request, sent.message), elicitation));
  });
  page.on("requestfinished", (request) => {
    const sent = readSent(request);
    if (sent && trusts(request.url())) arriving.push(readAnswer(request, sent.message));
  });
  async function readAnswer(request: Request, asked: Json) {
    const response = await request.response();
    for (const message of messagesOf((await response?.text()) ?? "")) {
      wrong.push(...violations(message, revisionOf(request, asked), String(asked.method)));
    }
  }
  return async () => {
    await Promise.all(arriving);
    return wrong;
  };
}

const elicitation = "elicitation/create";

function readSent(request: Request): { body: string; message: Json } | undefined {
  const body = request.postData();
  if (request.method() !== "POST" || !request.url().endsWith("/mcp") || body === null) return;
  const message: unknown = JSON.parse(body);
  return isRecord(message) ? { body, message } : undefined;
}

function revisionOf(request: Request, message: Json): Revision {
  const version = request.headers()["mcp-protocol-version"];
  const known = revisions.find((revision) => revision === version);
  // The first message of a connection of 2025 has no such header yet.
  return known ?? (message.method === "initialize" ? "2025-11-25" : "2026-07-28");
}

/** The messages in a response, plain or as server-sent events. */
function messagesOf(text: string): Json[] {
  const texts = text.startsWith("{")
    ? [text]
    : [...text.matchAll(/^data: ?(\{.*)$/gmu)].map(([, data]) => data ?? "");
  return texts.map((one) => JSON.parse(one)).filter(isRecord);
}

/** The result inside a response. */
export function resultOf(text: string): Json {
  const result = messagesOf(text).find((message) => isRecord(message.result))?.result;
  return isRecord(result) ? result : {};
}
