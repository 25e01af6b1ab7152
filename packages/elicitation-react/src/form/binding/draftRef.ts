import type { Draft } from "../../core.js";

/**
 * What react-hook-form holds instead of an input: reads and writes a draft, whatever the DOM below
 * looks like. So every control stays uncontrolled, and one registration serves a group of 500 boxes.
 */
export interface DraftRef {
  /** Not an input type, so that react-hook-form reads `value` and nothing else. */
  readonly type: "draft";
  readonly name: string;
  value: Draft;
  focus(): void;
}

/** Something was typed that the control itself cannot read yet (half a date). Never a valid answer. */
export const INCOMPLETE = "…";

/**
 * @param read the draft as the DOM has it now
 * @param write puts a draft into the DOM; not called when the DOM has it already, so that nothing a
 * user is in the middle of typing is replaced
 */
export function createDraftRef(
  name: string,
  read: () => Draft,
  write: (draft: Draft) => void,
  focus: () => void,
): DraftRef {
  return {
    type: "draft",
    name,
    get value() {
      return read();
    },
    set value(draft: Draft) {
      if (!sameDraft(read(), draft)) write(draft);
    },
    focus,
  };
}

export function sameDraft(a: Draft, b: Draft): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => entry === b[index]);
  return a === b;
}
