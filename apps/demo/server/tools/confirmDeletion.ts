import {
  acceptedContent,
  inputRequired,
  inputResponse,
  type McpServer,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import { text } from "./text.js";

const readConfirmation = z.object({ confirm: z.boolean() });

/** Only accept together with `confirm: true` deletes: accept with false is a no as well. */
export function registerConfirmDeletion(server: McpServer): void {
  server.registerTool(
    "delete_project",
    {
      title: "Delete a project",
      description: "Deletes a project after the user has confirmed it.",
      inputSchema: z.object({ project: z.string().max(80) }),
      annotations: { destructiveHint: true },
    },
    async ({ project }, ctx) => {
      const { inputResponses } = ctx.mcpReq;
      const answer = inputResponse(inputResponses, "confirm");
      if (answer.kind === "elicit" && answer.action !== "accept") {
        return text(`“${project}” stays: you did not confirm.`);
      }
      const confirmed = acceptedContent(inputResponses, "confirm", readConfirmation);
      if (confirmed) {
        return text(
          confirmed.confirm
            ? `“${project}” is deleted (in this demo it never existed).`
            : `“${project}” stays: the box was not ticked.`,
        );
      }
      return inputRequired({
        inputRequests: {
          confirm: inputRequired.elicit({
            message: `Delete “${project}” with its 14 documents? This cannot be undone.`,
            requestedSchema: {
              type: "object",
              properties: {
                confirm: { type: "boolean", title: `Yes, delete “${project}”`, default: false },
              },
              required: ["confirm"],
            },
          }),
        },
      });
    },
  );
}
