import type { PromptMessages } from "../types.js";

export const prompt: PromptMessages = {
  decline: "Decline",
  cancel: "Cancel",
  close: "Close",
  accept: "Accept",
  asks: ({ server }) => `${server} asks`,
  claims: ({ name }) => `calls itself “${name}”`,
  says: ({ server }) => `${server} says`,
  unnamedServer: "A server without a name",
  forTool: ({ name }) => `To run the tool ${name}.`,
  forPrompt: ({ name }) => `To prepare the prompt ${name}.`,
  forResource: ({ name }) => `To read ${name}.`,
  onItsOwn: "It did not say what for.",
  round: ({ round }, format) => `This is its follow-up number ${format.number(round - 1)}.`,
  argumentsOf: ({ count }, format) =>
    format.plural(count, {
      one: "1 detail of the call",
      other: `${format.number(count)} details of the call`,
    }),
  andMore: ({ count }, format) => `and ${format.number(count)} more`,
  showAll: "Show all",
  sending: "Sending…",
};
