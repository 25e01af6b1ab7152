import type { CallToolResult } from "@modelcontextprotocol/server";

export function text(...lines: string[]): CallToolResult {
  return { content: [{ type: "text", text: lines.join("\n") }] };
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(items);
}
