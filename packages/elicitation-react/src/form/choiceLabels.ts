import type { Choice } from "../core.js";
import type { FormWords } from "./words.js";

/** A choice in words: told apart from another of the same label, and never empty. */
export function choiceLabel(choice: Choice, { messages, format }: FormWords): string {
  const label = choice.label.trim() === "" ? messages.form.emptyChoice : choice.label;
  if (choice.detail === undefined) return label;
  return messages.form.choiceWithValue({ label, value: choice.detail }, format);
}
