import {
  acceptedContent,
  type InputRequest,
  inputRequired,
  inputResponse,
  type McpServer,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import type { StateCodec } from "../mcp/state.js";
import { text } from "./text.js";

const places = {
  sea: ["Lisbon", "Split", "Aarhus"],
  mountains: ["Innsbruck", "Zakopane", "Chamonix"],
} as const;

const kind = z.enum(["sea", "mountains"]);
const place = z.string().max(40);
const readState = z.discriminatedUnion("step", [
  z.object({ step: z.literal("place"), kind }),
  z.object({ step: z.literal("days"), kind, place }),
]);
type State = z.output<typeof readState>;

/** Three rounds: each question depends on the answer before it, and the state grows with them. */
export function registerPlanTrip(server: McpServer, state: StateCodec): void {
  server.registerTool(
    "plan_trip",
    {
      title: "Plan a trip",
      description: "Plans a trip in three questions.",
      inputSchema: z.object({}),
    },
    async (_args, ctx) => {
      const { inputResponses } = ctx.mcpReq;
      const parsed = readState.safeParse(ctx.mcpReq.requestState());
      const before: State | undefined = parsed.success ? parsed.data : undefined;
      const key = before?.step ?? "kind";
      const answer = inputResponse(inputResponses, key);
      if (answer.kind === "elicit" && answer.action !== "accept") {
        return text("The trip was not planned any further.");
      }
      const ask = async (next: State | undefined, request: InputRequest) =>
        inputRequired({
          inputRequests: { [next?.step ?? "kind"]: request },
          ...(next ? { requestState: await state.mint(next, ctx) } : {}),
        });
      if (!before) {
        const chosen = acceptedContent(inputResponses, "kind", z.object({ kind }));
        if (!chosen) return ask(undefined, askKind());
        return ask({ step: "place", kind: chosen.kind }, askPlace(chosen.kind));
      }
      if (before.step === "place") {
        const chosen = acceptedContent(inputResponses, "place", z.object({ place }));
        const known = chosen && places[before.kind].some((one) => one === chosen.place);
        if (!known) return ask(before, askPlace(before.kind));
        return ask({ ...before, step: "days", place: chosen.place }, askDays(chosen.place));
      }
      const chosen = acceptedContent(
        inputResponses,
        "days",
        z.object({ days: z.int().min(2).max(21) }),
      );
      if (!chosen) return ask(before, askDays(before.place));
      return text(`${chosen.days} days in ${before.place}: I have put the plan into your notes.`);
    },
  );
}

function askKind(): InputRequest {
  return inputRequired.elicit({
    message: "Where does it draw you?",
    requestedSchema: {
      type: "object",
      properties: {
        kind: {
          type: "string",
          title: "Landscape",
          oneOf: [
            { const: "sea", title: "To the sea" },
            { const: "mountains", title: "To the mountains" },
          ],
        },
      },
      required: ["kind"],
    },
  });
}

function askPlace(landscape: z.output<typeof kind>): InputRequest {
  return inputRequired.elicit({
    message: "These places have rooms in May.",
    requestedSchema: {
      type: "object",
      properties: { place: { type: "string", title: "Place", enum: [...places[landscape]] } },
      required: ["place"],
    },
  });
}

function askDays(chosen: string): InputRequest {
  return inputRequired.elicit({
    message: `How long would you like to stay in ${chosen}?`,
    requestedSchema: {
      type: "object",
      properties: { days: { type: "integer", title: "Days", minimum: 2, maximum: 21, default: 5 } },
      required: ["days"],
    },
  });
}
