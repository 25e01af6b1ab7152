import {
  createElicitationClient,
  type ElicitationClient,
  type ElicitationSession,
} from "@askback/client-core";
import type { Recorder } from "@askback/client-core/devtools";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { DemoServerConfig } from "../../shared/config.js";
import type { TokenSource } from "./tokens.js";

export interface ConnectOptions {
  server: DemoServerConfig;
  session: ElicitationSession;
  token: TokenSource;
  wire: Recorder;
  /** `legacy` speaks 2025-11-25 whatever the server offers. */
  era: "auto" | "legacy";
}

export interface Connection {
  client: Client;
  elicitation: ElicitationClient;
}

/** The whole wiring of a host: an SDK client, and the elicitation client around it. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { server, session, token, wire, era } = options;
  const url = new URL(server.url);
  const client = new Client(
    { name: "askback-demo", title: "Askback demo", version: "0.1.0" },
    { versionNegotiation: { mode: era } },
  );
  const elicitation = createElicitationClient(client, {
    session,
    server: { id: server.id, label: server.label, origin: url.origin },
  });
  const transport = new StreamableHTTPClientTransport(url, { authProvider: { token } });
  await client.connect(wire.watch(transport, server.label));
  return { client, elicitation };
}
