import type { BrowserContext, Route } from "@playwright/test";
import { isRecord } from "../conforms.js";

/** What becomes of a request to the server. */
export const fates = [
  "refused",
  "reset before the server has it",
  "reset after the server has it",
  "500",
  "503",
  "cut in the middle",
  "a page instead of an answer",
  "slow",
] as const;
export type Fate = (typeof fates)[number] | "fine";

/** An answer of the user on its way to the server. */
export interface Sent {
  /** The round that it answers: what the server gave for it, or whose first question it was. */
  round: string;
  at: number;
  fate: Fate;
  /** When a whole, good response was handed to the page. */
  heard?: number;
}

export interface Network {
  /** Answers whose round can be told from all others. */
  sent: Sent[];
  /** Everything that pages have sent. */
  bodies: string[];
  /** The next call or answer meets this. */
  next: Fate;
}

/** Stands between all tabs and the server: records what is sent, and spoils what it is told to. */
export async function disturbNetwork(context: BrowserContext): Promise<Network> {
  const network: Network = { sent: [], bodies: [], next: "fine" };
  await context.route("**/mcp", async (route) => {
    const message = readMessage(route, network);
    if (message === undefined) return route.continue();
    const { round, open, fateless } = message;
    const fate = network.next === fateless ? "slow" : network.next;
    network.next = "fine";
    const sent = round === undefined ? undefined : { round, at: Date.now(), fate };
    if (sent) network.sent.push(sent);
    // The tab may be gone before its answer comes.
    await meet(route, fate, open, sent).catch(() => undefined);
  });
  return network;
}

/** @param open the response stays open while the user is asked: it cannot be read to its end */
async function meet(route: Route, fate: Fate, open: boolean, sent: Sent | undefined) {
  const origin = (await route.request().headerValue("origin")) ?? "*";
  const headers = { "access-control-allow-origin": origin, "content-type": "text/html" };
  switch (fate) {
    case "refused":
      return route.abort("connectionrefused");
    case "reset before the server has it":
      return route.abort("connectionreset");
    case "500":
      return route.fulfill({ status: 500, headers, body: "Out of order" });
    case "503":
      return route.fulfill({ status: 503, headers, body: "Later" });
    case "a page instead of an answer":
      return route.fulfill({ status: 200, headers, body: "<h1>Sign in to the network</h1>" });
  }
  if (open) {
    if (fate === "slow") await moment();
    return route.continue();
  }
  const response = await route.fetch();
  const body = await response.text();
  if (fate === "reset after the server has it") return route.abort("connectionreset");
  if (fate === "cut in the middle") {
    return route.fulfill({ response, body: body.slice(0, body.length / 2) });
  }
  if (fate === "slow") await moment();
  await route.fulfill({ response, body });
  if (sent) sent.heard = Date.now();
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 1_500));

/** A call or an answer; undefined for what is neither, and goes through. */
function readMessage(route: Route, network: Network) {
  const request = route.request();
  if (request.method() !== "POST") return undefined;
  network.bodies.push(request.postData() ?? "");
  const body: unknown = request.postDataJSON();
  if (!isRecord(body)) return undefined;
  const session = request.headers()["mcp-session-id"];
  // The answer to a request of a server of 2025. That a page came back for it, with status 200, only
  // the time limit of the call can tell, and that takes a minute.
  if (isRecord(body.result)) {
    const fateless: Fate = "a page instead of an answer";
    return { round: `${session} ${body.id}`, open: false, fateless };
  }
  if (body.method !== "tools/call") return undefined;
  const { params } = body;
  return { round: isRecord(params) ? roundOf(params) : undefined, open: session !== undefined };
}

/**
 * First questions come without a state: then the name tells them apart, where one was asked for. A page
 * that is still open is asked about again and again, sometimes by the same state: that is no round.
 */
function roundOf({ inputResponses, requestState }: { [key: string]: unknown }) {
  if (!isRecord(inputResponses) || inputResponses.connect !== undefined) return undefined;
  if (typeof requestState === "string") return requestState;
  const { details } = inputResponses;
  const content = isRecord(details) && isRecord(details.content) ? details.content : undefined;
  return content && `details of ${content.name}`;
}
