// What servers ask in stories and tests: ordinary, complete, with text as a person would write it.
import {
  complete,
  formRequest,
  inputRequired,
  type JsonObject,
  type ScriptRound,
  urlRequest,
} from "@askback/client-core/testing";

export const seat = formRequest(
  "Which seat would you like?\nWindow seats are 12 EUR more, each way.",
  {
    type: "object",
    properties: {
      seat: {
        type: "string",
        title: "Seat",
        oneOf: [
          { const: "w", title: "Window" },
          { const: "a", title: "Aisle" },
          { const: "n", title: "No preference" },
        ],
      },
      note: { type: "string", title: "Note for the crew", maxLength: 120 },
    },
    required: ["seat"],
  },
);

export const contact = formRequest("Where can the airline reach you if something changes?", {
  type: "object",
  properties: {
    email: { type: "string", title: "E-mail", format: "email" },
    sms: { type: "boolean", title: "Also by text message", default: false },
  },
  required: ["email"],
});

export const terms = formRequest("Do you accept the fare rules? Changes cost 45 EUR.", {
  type: "object",
  properties: {},
});

export const payment = urlRequest(
  "Please pay 214.80 EUR on our payment page. The booking is held for 20 minutes.",
  "https://pay.example.com/checkout?booking=K7Q2M9",
);

/** One round with these entries, then done. */
export function oneRound(entries: JsonObject): readonly ScriptRound[] {
  return [inputRequired(entries, "state"), complete()];
}
