import {
  createElicitationClient,
  createElicitationSession,
  type ElicitationSession,
  type Policy,
  type ServerIdentity,
} from "@askback/client-core";
import {
  createScriptedServer,
  type Script,
  type ScriptedServer,
} from "@askback/client-core/testing";
import { Client } from "@modelcontextprotocol/client";

export const acme: ServerIdentity = {
  id: "acme",
  label: "Acme Flights",
  origin: "https://mcp.example.com",
};

/** A session that is wired to a real SDK client, which talks to a server that plays a script. */
export interface Scripted {
  session: ElicitationSession;
  server: ScriptedServer;
  /** Calls the tool; resolves to "completed", or to the error's code. Never rejects. */
  call(options?: {
    signal?: AbortSignal;
    arguments?: { [name: string]: unknown };
  }): Promise<string>;
}

export function createScripted(
  script: Script,
  options: { policy?: Partial<Policy>; server?: ServerIdentity } = {},
): Scripted {
  const session = createElicitationSession(options.policy ? { policy: options.policy } : {});
  const server = createScriptedServer(script, {
    serverInfo: { name: "flight-booker", title: "Best Flight Booker", version: "1" },
  });
  const client = new Client(
    { name: "chat", version: "1" },
    { versionNegotiation: { mode: "auto" } },
  );
  const connected = client.connect(server.transport);
  const elicitation = createElicitationClient(client, { session, server: options.server ?? acme });
  return {
    session,
    server,
    async call({ signal, arguments: args = callArguments } = {}) {
      await connected;
      try {
        await elicitation.callTool(
          { name: "book_flight", arguments: args },
          signal ? { signal } : undefined,
        );
        return "completed";
      } catch (error) {
        return error instanceof Error && "code" in error ? String(error.code) : String(error);
      }
    },
  };
}

const callArguments = { from: "ZRH", to: "LIS", date: "2026-12-18", passengers: 2 };
