import { randomUUID } from "node:crypto";
import { type McpServer, UrlElicitationRequiredError } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Tickets } from "../connect/tickets.js";
import { principalOf } from "../identity/principal.js";
import { text } from "./text.js";

export interface LegacyParts {
  tickets: Tickets;
  connectUrl: (ticket: string) => string;
}

/**
 * How servers of 2025-11-25 ask: a request of their own while the call is open, or the error -32042
 * with an address, and later the notification that the user is done there.
 */
export function registerLegacyPaths(server: McpServer, parts: LegacyParts): void {
  server.registerTool(
    "legacy_question",
    {
      title: "A question of the old kind",
      description: "2025-11-25 only: the server sends elicitation/create while the call is open.",
      inputSchema: z.object({}),
    },
    async (_args, ctx) => {
      const answer = await ctx.mcpReq.elicitInput({
        mode: "form",
        message: "This server speaks the protocol of 2025. What shall it call you?",
        requestedSchema: {
          type: "object",
          properties: { name: { type: "string", title: "Name", maxLength: 60 } },
          required: ["name"],
        },
      });
      const name = answer.content?.name;
      return text(
        answer.action === "accept" && typeof name === "string"
          ? `Hello ${name}, in the words of 2025.`
          : "No name, no greeting.",
      );
    },
  );
  server.registerTool(
    "legacy_calendar",
    {
      title: "The calendar, the old way",
      description: "2025-11-25 only: refuses with -32042 until the calendar is connected.",
      inputSchema: z.object({}),
    },
    async (_args, ctx) => {
      const { user } = principalOf(ctx.http?.authInfo);
      const connection = await parts.tickets.connection(user);
      if (connection) return text(`Connected as ${connection.account}, the old way.`);
      const ticket = await parts.tickets.create(user);
      const elicitationId = randomUUID();
      throw new UrlElicitationRequiredError([
        {
          mode: "url",
          elicitationId,
          message: "Connect your calendar on Harbour Calendar’s own page, then come back.",
          url: parts.connectUrl(ticket),
        },
      ]);
    },
  );
}
