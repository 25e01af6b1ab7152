import { setTimeout as wait } from "node:timers/promises";
import {
  acceptedContent,
  inputRequired,
  inputResponse,
  type McpServer,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import { text } from "./text.js";

const readDepth = z.object({ depth: z.enum(["quick", "thorough"]) });
const steps = { quick: 3, thorough: 8 };
const stepMs = 250;

/** Asks first, then takes its time and reports progress on the retry. */
export function registerSlowSearch(server: McpServer): void {
  server.registerTool(
    "search_archive",
    {
      title: "Search the archive",
      description: "Searches old papers. Asks how thoroughly, then takes a while.",
      inputSchema: z.object({}),
    },
    async (_args, ctx) => {
      const { inputResponses, _meta, notify, signal } = ctx.mcpReq;
      const answer = inputResponse(inputResponses, "depth");
      if (answer.kind === "elicit" && answer.action !== "accept") return text("Not searched.");
      const chosen = acceptedContent(inputResponses, "depth", readDepth);
      if (!chosen) {
        return inputRequired({
          inputRequests: {
            depth: inputRequired.elicit({
              message: "How thoroughly shall I search?",
              requestedSchema: {
                type: "object",
                properties: {
                  depth: {
                    type: "string",
                    title: "Search",
                    oneOf: [
                      { const: "quick", title: "A quick look" },
                      { const: "thorough", title: "Every shelf" },
                    ],
                  },
                },
                required: ["depth"],
              },
            }),
          },
        });
      }
      const total = steps[chosen.depth];
      const progressToken = _meta?.progressToken;
      for (let progress = 1; progress <= total; progress++) {
        await wait(stepMs, undefined, { signal });
        if (progressToken === undefined) continue;
        const message = `Shelf ${progress} of ${total}`;
        await notify({
          method: "notifications/progress",
          params: { progressToken, progress, total, message },
        });
      }
      return text(`Searched ${total} shelves: the letter of 1911 is in box 4.`);
    },
  );
}
