import type { BrowserContext, Route } from "@playwright/test";

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
  name: string | undefined;
  at: number;
  fate: Fate;
  /** When a whole, good response was handed to the page. */
  heard?: number;
}

export interface Network {
  sent: Sent[];
  /** The next call meets this. */
  next: Fate;
}

/** Stands between all tabs and the server: records what is sent, and spoils what it is told to. */
export async function disturbNetwork(context: BrowserContext): Promise<Network> {
  const network: Network = { sent: [], next: "fine" };
  await context.route("**/mcp", async (route) => {
    const call = readCall(route);
    if (call === undefined) return route.continue();
    const fate = network.next;
    network.next = "fine";
    const sent: Sent | undefined = call.responses && {
      round: call.state ?? `details of ${call.name}`,
      name: call.name,
      at: Date.now(),
      fate,
    };
    if (sent) network.sent.push(sent);
    // The tab may be gone before its answer comes.
    await meet(route, fate, sent).catch(() => undefined);
  });
  return network;
}

async function meet(route: Route, fate: Fate, sent: Sent | undefined): Promise<void> {
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
  const response = await route.fetch();
  const body = await response.text();
  if (fate === "reset after the server has it") return route.abort("connectionreset");
  if (fate === "cut in the middle") {
    return route.fulfill({ response, body: body.slice(0, body.length / 2) });
  }
  if (fate === "slow") await new Promise((resolve) => setTimeout(resolve, 1_500));
  await route.fulfill({ response, body });
  if (sent) sent.heard = Date.now();
}

function readCall(route: Route) {
  if (route.request().method() !== "POST") return undefined;
  const body: unknown = route.request().postDataJSON();
  const { method, params } = body as { method?: string; params?: Params };
  if (method !== "tools/call") return undefined;
  const responses = params?.inputResponses;
  return {
    responses,
    state: params?.requestState,
    name: responses?.details?.content?.name,
  };
}

interface Params {
  requestState?: string;
  inputResponses?: { details?: { content?: { name?: string } } };
}
