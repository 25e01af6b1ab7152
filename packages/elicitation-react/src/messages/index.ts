export { createFormat, type Format, type Sentence } from "./format.js";
export type {
  FindingMessages,
  FindingText,
  FormMessages,
  MessageOverrides,
  Messages,
  PromptMessages,
  UrlMessages,
  UrlTexts,
} from "./types.js";
