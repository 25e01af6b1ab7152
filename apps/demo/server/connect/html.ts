/** HTML that is safe to send as it is: only `html` makes it, and escapes what it is given. */
export class Html {
  constructor(readonly text: string) {}
}

const entities: { [character: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

type Value = string | Html | readonly Html[];

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const safe = values.map((value) => {
    if (value instanceof Html) return value.text;
    if (typeof value !== "string") return value.map(({ text }) => text).join("\n");
    return value.replace(/[&<>"']/gu, (character) => entities[character] ?? "");
  });
  return new Html(parts.map((part, index) => part + (safe[index] ?? "")).join(""));
}
