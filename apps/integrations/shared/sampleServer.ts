import type { ElicitationProviderProps } from "@askback/elicitation-react";

/** What a page of yours knows by itself: where its MCP server is, who is signed in, a token. */
export interface SampleServer {
  url: URL;
  user: string;
  token: () => Promise<string>;
  /** The server is on this machine: its addresses are nothing to warn of here. */
  settings: Pick<ElicitationProviderProps, "guardMs" | "url">;
}

/** The sample MCP server that runs beside these pages, with its stand-in for signing in. */
export const sampleServer: SampleServer = await find("alice");

async function find(user: string): Promise<SampleServer> {
  const { url, guardMs } = readConfig(await fetchJson("/config.json"));
  return {
    url: new URL(url),
    user,
    token: async () => String((await fetchJson(`/session?user=${user}`)).token),
    settings: { guardMs, url: { context: { development: true } } },
  };
}

async function fetchJson(path: string): Promise<{ [name: string]: unknown }> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}. Reload the page.`);
  return response.json();
}

function readConfig({ servers, guardMs }: { [name: string]: unknown }) {
  const [server]: unknown[] = Array.isArray(servers) ? servers : [];
  if (typeof server !== "object" || server === null || !("url" in server)) {
    throw new Error("The page was told of no MCP server. Start it with pnpm integrations.");
  }
  return { url: String(server.url), guardMs: typeof guardMs === "number" ? guardMs : undefined };
}
