import {
  Client,
  type ClientOptions,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { createTickets } from "../connect/tickets.js";
import { createDemoTokens, type DemoUser } from "../identity/tokens.js";
import { createMemoryStore } from "../store/memory.js";
import type { Store } from "../store/types.js";
import { createDemoServer } from "./createServer.js";
import { createEndpoint, type Endpoint } from "./endpoint.js";
import { createStateCodec } from "./state.js";

export const testKey = "a key for tests, at least 32 bytes long";
export const testPage = "http://127.0.0.1:4173";

export function createTestEndpoint(options: { ttlSeconds?: number; store?: Store } = {}): Endpoint {
  const state = createStateCodec(testKey, options.ttlSeconds);
  const tickets = createTickets(options.store ?? createMemoryStore());
  const connectUrl = (ticket: string) => `http://127.0.0.1:8/connect?ticket=${ticket}`;
  return createEndpoint({
    build: (era) => createDemoServer(era, { state, tickets, connectUrl }),
    verifier: createDemoTokens(testKey),
    origins: [testPage],
    hosts: ["127.0.0.1"],
  });
}

/** An SDK client that reaches the endpoint without a network. */
export async function connectTo(
  endpoint: Endpoint,
  user: DemoUser = "alice",
  options: ClientOptions = {},
): Promise<Client> {
  const client = new Client(
    { name: "test", version: "0" },
    {
      versionNegotiation: { mode: "auto" },
      capabilities: { elicitation: { form: {}, url: {} } },
      ...options,
    },
  );
  const transport = new StreamableHTTPClientTransport(new URL("http://127.0.0.1:9/mcp"), {
    authProvider: { token: async () => createDemoTokens(testKey).issue(user) },
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set("host", "127.0.0.1:9");
      return endpoint.fetch(new Request(url, { ...init, headers }));
    },
  });
  await client.connect(transport);
  return client;
}
