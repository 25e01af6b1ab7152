import {
  acceptedContent,
  inputRequired,
  inputResponse,
  type McpServer,
} from "@modelcontextprotocol/server";
import { z } from "zod";

/** A prompt and a resource may ask as well: not only tools do. */
export function registerAskingSources(server: McpServer): void {
  server.registerPrompt(
    "write_toast",
    { title: "Write a toast", description: "A toast for someone. Asks for the occasion." },
    async (ctx) => {
      const { inputResponses } = ctx.mcpReq;
      const answer = inputResponse(inputResponses, "toast");
      const toast = acceptedContent(inputResponses, "toast", readToast);
      if (!toast && answer.kind === "missing") {
        return inputRequired({ inputRequests: { toast: askToast() } });
      }
      const wish = toast
        ? `Write a ${toast.tone} toast for ${toast.name}.`
        : "Write a short toast that fits anyone.";
      return { messages: [{ role: "user", content: { type: "text", text: wish } }] };
    },
  );
  server.registerResource(
    "guest-list",
    "concierge://guest-list",
    {
      title: "Guest list",
      description: "The guests of a day. Asks which.",
      mimeType: "text/plain",
    },
    async (uri, ctx) => {
      const { inputResponses } = ctx.mcpReq;
      const answer = inputResponse(inputResponses, "day");
      const day = acceptedContent(inputResponses, "day", readDay);
      if (!day && (answer.kind === "missing" || answer.kind !== "elicit")) {
        return inputRequired({ inputRequests: { day: askDay() } });
      }
      const text = day
        ? `Guests on ${day.day}: Ada, Grace, Katherine.`
        : "The list was not read: no day was given.";
      return { contents: [{ uri: uri.href, mimeType: "text/plain", text }] };
    },
  );
}

const readToast = z.object({ name: z.string(), tone: z.enum(["warm", "funny"]) });
const readDay = z.object({ day: z.iso.date() });

function askToast() {
  return inputRequired.elicit({
    message: "Who is the toast for?",
    requestedSchema: {
      type: "object",
      properties: {
        name: { type: "string", title: "Name", minLength: 1, maxLength: 60 },
        tone: { type: "string", title: "Tone", enum: ["warm", "funny"], default: "warm" },
      },
      required: ["name", "tone"],
    },
  });
}

function askDay() {
  return inputRequired.elicit({
    message: "The guests of which day?",
    requestedSchema: {
      type: "object",
      properties: { day: { type: "string", title: "Day", format: "date" } },
      required: ["day"],
    },
  });
}
