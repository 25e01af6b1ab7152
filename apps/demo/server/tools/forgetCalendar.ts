import { inputRequired, inputResponse, type McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Tickets } from "../connect/tickets.js";
import { principalOf } from "../identity/principal.js";
import { text } from "./text.js";

/** A question without a field: there is nothing to fill in, so accept by itself is the yes. */
export function registerForgetCalendar(server: McpServer, { tickets }: { tickets: Tickets }): void {
  server.registerTool(
    "forget_calendar",
    {
      title: "Forget the calendar",
      description: "Disconnects the calendar after the user has agreed.",
      inputSchema: z.object({}),
      annotations: { destructiveHint: true },
    },
    async (_args, ctx) => {
      const { user } = principalOf(ctx.http?.authInfo);
      const answer = inputResponse(ctx.mcpReq.inputResponses, "agree");
      if (answer.kind === "elicit") {
        if (answer.action !== "accept") return text("The calendar stays connected.");
        await tickets.disconnect(user);
        return text("The calendar is forgotten. Reading it will ask for the page again.");
      }
      const connection = await tickets.connection(user);
      if (!connection) return text("No calendar is connected.");
      return inputRequired({
        inputRequests: {
          agree: inputRequired.elicit({
            message: `Forget ${connection.account}? Nothing in the calendar itself changes.`,
            requestedSchema: { type: "object", properties: {} },
          }),
        },
      });
    },
  );
}
