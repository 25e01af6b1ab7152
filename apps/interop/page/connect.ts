import {
  createElicitationClient,
  createElicitationSession,
  type ElicitationClient,
  type ElicitationSession,
} from "@askback/client-core";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** What the address of the page says: which server, in which era, and which tool is called how. */
export interface Visit {
  server: URL;
  label: string;
  era: "auto" | "legacy";
  tool: string;
  args: Record<string, unknown>;
}

export function readVisit(search: string): Visit {
  const query = new URLSearchParams(search);
  return {
    server: new URL(query.get("server") ?? ""),
    label: query.get("label") ?? "The server",
    era: query.get("era") === "legacy" ? "legacy" : "auto",
    tool: query.get("tool") ?? "",
    args: JSON.parse(query.get("args") ?? "{}"),
  };
}

export interface Opened {
  session: ElicitationSession;
  elicitation: ElicitationClient;
}

export function open({ server, label, era }: Visit): Opened {
  const session = createElicitationSession();
  const client = new Client(
    { name: "askback-interop", version: "0.0.0" },
    { versionNegotiation: { mode: era } },
  );
  const elicitation = createElicitationClient(client, {
    session,
    server: { id: label, label, origin: server.origin },
  });
  return { session, elicitation };
}

/** Connects, calls the tool, and gives its words; an ending that is no result gives its code. */
export async function call({ elicitation }: Opened, visit: Visit): Promise<string> {
  try {
    await elicitation.client.connect(new StreamableHTTPClientTransport(visit.server));
    const result = await elicitation.callTool({ name: visit.tool, arguments: visit.args });
    const words = result.content.flatMap((part) => (part.type === "text" ? [part.text] : []));
    return words.join("\n");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    return `${code}: ${error instanceof Error ? error.message : error}`;
  }
}
