import { type McpRequestContext, McpServer } from "@modelcontextprotocol/server";
import type { Tickets } from "../connect/tickets.js";
import { registerAskingSources } from "../tools/askingSources.js";
import { registerBookTable } from "../tools/bookTable.js";
import { registerBusyReport } from "../tools/busyReport.js";
import { registerChooseLook } from "../tools/chooseLook.js";
import { registerConfirmDeletion } from "../tools/confirmDeletion.js";
import { registerConnectCalendar } from "../tools/connectCalendar.js";
import { registerForgetCalendar } from "../tools/forgetCalendar.js";
import { registerLegacyCalendar } from "../tools/legacyCalendar.js";
import { registerLegacyQuestion } from "../tools/legacyQuestion.js";
import { registerOpenAccount } from "../tools/openAccount.js";
import { registerPlanTrip } from "../tools/planTrip.js";
import { registerSlowSearch } from "../tools/slowSearch.js";
import type { StateCodec } from "./state.js";

export interface ServerParts {
  state: StateCodec;
  tickets: Tickets;
  /** Address of the connect page for a ticket. */
  connectUrl: (ticket: string) => string;
  onerror?: (error: Error) => void;
}

/** 2026-07-28, or what was before. */
export type Era = McpRequestContext["era"];

/** One server for one request or session: nothing of it outlives that. */
export function createDemoServer(era: Era, parts: ServerParts): McpServer {
  const { state, onerror } = parts;
  const server = new McpServer(
    { name: "corner-concierge", title: "Corner Concierge", version: "1.0.0" },
    {
      requestState: { verify: state.verify },
      instructions: "A sample server. Its tools ask the user before they act.",
    },
  );
  if (onerror) server.server.onerror = onerror;
  registerBookTable(server, state);
  registerChooseLook(server);
  registerConfirmDeletion(server);
  registerPlanTrip(server, state);
  registerOpenAccount(server);
  registerBusyReport(server, state);
  registerSlowSearch(server);
  registerAskingSources(server);
  registerConnectCalendar(server, parts);
  registerForgetCalendar(server, parts);
  // The new revision has neither the requests nor the notification that these need.
  if (era === "legacy") {
    registerLegacyQuestion(server);
    registerLegacyCalendar(server, parts);
  }
  return server;
}
