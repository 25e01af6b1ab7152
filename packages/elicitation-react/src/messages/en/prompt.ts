import type { PromptMessages } from "../types.js";

export const prompt: PromptMessages = {
  decline: "Decline",
  cancel: "Cancel",
  close: "Close",
  accept: "Accept",
  asks: ({ server }) => `${server} asks`,
  claims: ({ name }) => `calls itself “${name}”`,
  sending: "Sending…",
};
