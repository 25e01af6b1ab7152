import { inputRequired, inputResponse, type McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Tickets } from "../connect/tickets.js";
import { principalOf } from "../identity/principal.js";
import type { StateCodec } from "../mcp/state.js";
import { text } from "./text.js";

const readState = z.object({ ticket: z.string() });

export interface ConnectParts {
  state: StateCodec;
  tickets: Tickets;
  /** Address of the connect page for a ticket. */
  connectUrl: (ticket: string) => string;
}

/**
 * url mode: the user enters a secret on another site, never in the chat. The ticket in the address
 * is bound to the user of the call; the sealed state remembers it, so that every retry asks for the
 * same page until the account is there.
 */
export function registerConnectCalendar(server: McpServer, parts: ConnectParts): void {
  const { state, tickets, connectUrl } = parts;
  server.registerTool(
    "read_calendar",
    {
      title: "Read the calendar",
      description: "Reads the next appointment. Asks to connect the calendar first.",
      inputSchema: z.object({}),
    },
    async (_args, ctx) => {
      const { user } = principalOf(ctx.http?.authInfo);
      const connection = await tickets.connection(user);
      if (connection) {
        return text(
          `Connected as ${connection.account}. Your next appointment: tomorrow, 10:30, “Coffee with Sam”.`,
        );
      }
      const answer = inputResponse(ctx.mcpReq.inputResponses, "connect");
      if (answer.kind === "elicit" && answer.action !== "accept") {
        return text("The calendar stays unconnected, so it was not read.");
      }
      const before = readState.safeParse(ctx.mcpReq.requestState());
      // Too early a retry asks for the same page; a ticket that is used up or too old for a new one.
      const open = before.success ? await tickets.read(before.data.ticket) : undefined;
      const ticket = before.success && open ? before.data.ticket : await tickets.create(user);
      return inputRequired({
        inputRequests: {
          connect: inputRequired.elicitUrl({
            message:
              "To read your calendar, connect it on Harbour Calendar’s own page. Your password stays there.",
            url: connectUrl(ticket),
          }),
        },
        requestState: await state.mint({ ticket }, ctx),
      });
    },
  );
}
