import { isRecord } from "../wire/message.js";

/** The tool ran and says that it failed (`isError`). */
export class ToolFailed extends Error {}

/** The text of a tool's result; says so when there is none. */
export function toolText(result: unknown): string {
  const { content, isError } = isRecord(result) ? result : {};
  const text = textOf(content) || "The server sent a result without text.";
  if (isError === true) throw new ToolFailed(text);
  return text;
}

/** The text of a prompt's messages. */
export function promptText(result: unknown): string {
  const { messages } = isRecord(result) ? result : {};
  const contents = Array.isArray(messages) ? messages : [];
  return textOf(contents.map((message: unknown) => isRecord(message) && message.content));
}

/** The text of a resource. */
export function resourceText(result: unknown): string {
  return textOf(isRecord(result) ? result.contents : []);
}

function textOf(blocks: unknown): string {
  const list: unknown[] = Array.isArray(blocks) ? blocks : [];
  return list
    .flatMap((block) => (isRecord(block) && typeof block.text === "string" ? [block.text] : []))
    .join("\n");
}
