/** The text of a tool's result. */
export function textOf(result: unknown): string {
  const { content }: { content?: unknown } = Object(result);
  const blocks: unknown[] = Array.isArray(content) ? content : [];
  return blocks.map((block) => String(Object(block).text ?? "")).join("\n");
}
