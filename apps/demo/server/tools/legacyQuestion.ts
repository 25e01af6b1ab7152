import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { text } from "./text.js";

/** How servers of 2025-11-25 ask: by a request of their own, while the call is open. */
export function registerLegacyQuestion(server: McpServer): void {
  server.registerTool(
    "legacy_question",
    {
      title: "A question of the old kind",
      description: "2025-11-25 only: the server sends elicitation/create while the call is open.",
      inputSchema: z.object({}),
    },
    async (_args, ctx) => {
      // On the stream of this call, which is open; without this it would go out on the client's GET
      // stream, and be lost when there is none yet.
      const related = { relatedRequestId: ctx.mcpReq.id };
      const answer = await ctx.mcpReq.elicitInput(
        {
          mode: "form",
          message: "This server speaks the protocol of 2025. What shall it call you?",
          requestedSchema: {
            type: "object",
            properties: { name: { type: "string", title: "Name", maxLength: 60 } },
            required: ["name"],
          },
        },
        related,
      );
      const name = answer.content?.name;
      return text(
        answer.action === "accept" && typeof name === "string"
          ? `Hello ${name}, in the words of 2025.`
          : "No name, no greeting.",
      );
    },
  );
}
