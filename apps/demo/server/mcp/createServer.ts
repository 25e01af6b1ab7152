import { McpServer } from "@modelcontextprotocol/server";
import { registerBookTable } from "../tools/bookTable.js";
import { registerConfirmDeletion } from "../tools/confirmDeletion.js";
import type { StateCodec } from "./state.js";

export interface ServerParts {
  state: StateCodec;
  onerror?: (error: Error) => void;
}

/** One server for one request or session: nothing of it outlives that. */
export function createDemoServer({ state, onerror }: ServerParts): McpServer {
  const server = new McpServer(
    { name: "corner-concierge", title: "Corner Concierge", version: "1.0.0" },
    {
      capabilities: { tools: {} },
      requestState: { verify: state.verify },
      instructions: "A sample server. Its tools ask the user before they act.",
    },
  );
  if (onerror) server.server.onerror = onerror;
  registerBookTable(server, state);
  registerConfirmDeletion(server);
  return server;
}
