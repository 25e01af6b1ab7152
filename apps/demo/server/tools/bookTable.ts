import {
  acceptedContent,
  inputRequired,
  inputResponse,
  type McpServer,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import type { StateCodec } from "../mcp/state.js";
import { askDetails, askTime, freeTimes, readDetails, readTime } from "./bookTable.questions.js";
import { list, text } from "./text.js";

/** What the first round has proved; the second round needs nothing else. */
const readState = z.object({ step: z.literal("time"), details: readDetails });

/**
 * Two rounds, in sequence: the free times depend on the details. Between them nothing is kept
 * here: the sealed requestState carries the details to whichever instance gets the retry.
 */
export function registerBookTable(server: McpServer, state: StateCodec): void {
  server.registerTool(
    "book_table",
    {
      title: "Book a table",
      description: "Books a table at a restaurant. Asks for the details and for a time.",
      inputSchema: z.object({ restaurant: z.string().max(80) }),
    },
    async ({ restaurant }, ctx) => {
      const { inputResponses } = ctx.mcpReq;
      const before = readState.safeParse(ctx.mcpReq.requestState());
      const key = before.success ? "time" : "details";
      const answer = inputResponse(inputResponses, key);
      if (answer.kind === "elicit" && answer.action !== "accept") {
        return text(
          answer.action === "decline"
            ? `No table was booked at ${restaurant}: you declined to answer.`
            : `No table was booked at ${restaurant}. Ask again whenever you like.`,
        );
      }
      if (!before.success) {
        const details = acceptedContent(inputResponses, "details", readDetails);
        if (!details) return inputRequired({ inputRequests: { details: askDetails(restaurant) } });
        return inputRequired({
          inputRequests: { time: askTime(details) },
          requestState: await state.mint({ step: "time", details }, ctx),
        });
      }
      const { details } = before.data;
      const choice = acceptedContent(inputResponses, "time", readTime);
      if (!choice || !freeTimes(details.guests).includes(choice.time)) {
        return inputRequired({
          inputRequests: { time: askTime(details) },
          requestState: await state.mint({ step: "time", details }, ctx),
        });
      }
      return text(...confirmation(restaurant, details, choice));
    },
  );
}

const seatings = { inside: "inside", terrace: "on the terrace", bar: "at the bar" };

function confirmation(
  restaurant: string,
  details: z.output<typeof readDetails>,
  choice: z.output<typeof readTime>,
): string[] {
  const { name, guests, seating, highchair, date, email, diets } = details;
  const { budget, callback, occasion } = details;
  const people = guests === 1 ? "one guest" : `${guests} guests`;
  return [
    `Booked: ${restaurant}, ${date ? `${date} at ` : ""}${choice.time}, ${people}, ${seatings[seating]}. The table is under “${name}”.`,
    ...(highchair ? ["A high chair will be ready."] : []),
    ...(diets?.length ? [`The kitchen knows about: ${list(diets)}.`] : []),
    ...(budget === undefined ? [] : [`Planned with ${budget} € per person.`]),
    ...(callback ? [`We call you back at ${callback}.`] : []),
    ...(occasion ? [`We have looked at ${occasion}.`] : []),
    ...(choice.note ? [`Noted: ${choice.note}`] : []),
    ...(email ? [`The confirmation goes to ${email}.`] : []),
  ];
}
