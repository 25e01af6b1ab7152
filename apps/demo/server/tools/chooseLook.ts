import {
  acceptedContent,
  inputRequired,
  inputResponse,
  type McpServer,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import { list, text } from "./text.js";

const readChoice = z.object({
  size: z.enum(["S", "M", "L"]),
  color: z.enum(["moss", "clay", "ink"]),
  fit: z.enum(["slim", "regular"]).optional(),
  extras: z.array(z.enum(["pocket", "hood", "zip"])).optional(),
  care: z
    .array(z.enum(["wash", "iron", "mend"]))
    .min(1)
    .max(2),
});

/** Every shape of a choice that the protocol has: one or many, plain or titled, and the legacy one. */
export function registerChooseLook(server: McpServer): void {
  server.registerTool(
    "choose_look",
    {
      title: "Choose a jacket",
      description: "Puts a jacket together. Asks for size, colour and more.",
      inputSchema: z.object({}),
    },
    async (_args, ctx) => {
      const { inputResponses } = ctx.mcpReq;
      const answer = inputResponse(inputResponses, "look");
      if (answer.kind === "elicit" && answer.action !== "accept") return text("No jacket, then.");
      const look = acceptedContent(inputResponses, "look", readChoice);
      if (look) {
        const extras = look.extras?.length ? ` with ${list(look.extras)}` : "";
        const fit = look.fit ? `, ${look.fit} fit` : "";
        return text(
          `One jacket: size ${look.size}, ${look.color}${fit}${extras}; care: ${list(look.care)}.`,
        );
      }
      return inputRequired({
        inputRequests: {
          look: inputRequired.elicit({
            message: "What should your jacket look like?",
            requestedSchema: {
              type: "object",
              properties: {
                size: { type: "string", title: "Size", enum: ["S", "M", "L"] },
                color: {
                  type: "string",
                  title: "Colour",
                  oneOf: [
                    { const: "moss", title: "Moss green" },
                    { const: "clay", title: "Clay red" },
                    { const: "ink", title: "Ink blue" },
                  ],
                },
                fit: {
                  type: "string",
                  title: "Fit",
                  enum: ["slim", "regular"],
                  enumNames: ["Slim", "Regular"],
                },
                extras: {
                  type: "array",
                  title: "Extras",
                  items: { type: "string", enum: ["pocket", "hood", "zip"] },
                },
                care: {
                  type: "array",
                  title: "Care plan",
                  description: "One or two.",
                  minItems: 1,
                  maxItems: 2,
                  items: {
                    anyOf: [
                      { const: "wash", title: "Yearly wash" },
                      { const: "iron", title: "Ironing" },
                      { const: "mend", title: "Mending" },
                    ],
                  },
                },
              },
              required: ["size", "color", "care"],
            },
          }),
        },
      });
    },
  );
}
