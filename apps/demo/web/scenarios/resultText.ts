/** The text of a tool's result; says so when there is none. */
export function resultText(result: { content?: unknown; isError?: unknown }): string {
  const blocks = Array.isArray(result.content) ? result.content : [];
  const lines = blocks.flatMap((block: unknown) =>
    typeof block === "object" && block !== null && "text" in block ? [String(block.text)] : [],
  );
  const text = lines.join("\n") || "The server sent a result without text.";
  if (result.isError === true) throw new ToolFailed(text);
  return text;
}

/** The tool ran and says that it failed (`isError`). */
export class ToolFailed extends Error {}
