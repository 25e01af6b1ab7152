import {
  acceptedContent,
  inputRequired,
  inputResponse,
  type McpServer,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import { text } from "./text.js";

const keys = ["profile", "delivery", "news"] as const;
const readProfile = z.object({ name: z.string().min(1), born: z.iso.date().optional() });
const readDelivery = z.object({ city: z.string().min(1), floor: z.int().optional() });
const readNews = z.object({ often: z.enum(["never", "monthly", "weekly"]) });

/** Three questions in one round: answered in any order, sent together in one retry. */
export function registerOpenAccount(server: McpServer): void {
  server.registerTool(
    "open_account",
    {
      title: "Open an account",
      description: "Opens a shop account. Asks three things at once.",
      inputSchema: z.object({}),
    },
    async (_args, ctx) => {
      const { inputResponses } = ctx.mcpReq;
      const answers = keys.map((key) => inputResponse(inputResponses, key));
      if (answers.every((answer) => answer.kind === "elicit")) {
        const profile = acceptedContent(inputResponses, "profile", readProfile);
        const delivery = acceptedContent(inputResponses, "delivery", readDelivery);
        const news = acceptedContent(inputResponses, "news", readNews);
        if (!profile) return text("No account was opened: it needs at least a name.");
        return text(
          `Welcome, ${profile.name}. Your account is open.`,
          delivery ? `We deliver to ${delivery.city}.` : "We ask for an address when you order.",
          `Newsletter: ${news?.often ?? "never"}.`,
        );
      }
      return inputRequired({
        inputRequests: {
          profile: inputRequired.elicit({
            message: "Who are you?",
            requestedSchema: {
              type: "object",
              properties: {
                name: { type: "string", title: "Name", minLength: 1, maxLength: 80 },
                born: { type: "string", title: "Date of birth", format: "date" },
              },
              required: ["name"],
            },
          }),
          delivery: inputRequired.elicit({
            message: "Where do we deliver? You can leave this out.",
            requestedSchema: {
              type: "object",
              properties: {
                city: { type: "string", title: "City", minLength: 1, maxLength: 80 },
                floor: { type: "integer", title: "Floor", minimum: -2, maximum: 60 },
              },
              required: ["city"],
            },
          }),
          news: inputRequired.elicit({
            message: "How often may we write?",
            requestedSchema: {
              type: "object",
              properties: {
                often: {
                  type: "string",
                  title: "Newsletter",
                  oneOf: [
                    { const: "never", title: "Never" },
                    { const: "monthly", title: "Once a month" },
                    { const: "weekly", title: "Once a week" },
                  ],
                  default: "never",
                },
              },
              required: ["often"],
            },
          }),
        },
      });
    },
  );
}
