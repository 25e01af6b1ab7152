import { createDraftRef, type DraftRef, INCOMPLETE } from "./draftRef.js";

/** A native date: the draft is its own value, so that no time zone can shift it. */
export function dateRef(name: string, input: HTMLInputElement): DraftRef {
  return createDraftRef(
    name,
    () => (input.validity.badInput ? INCOMPLETE : input.value),
    (draft) => {
      input.value = typeof draft === "string" ? draft : "";
    },
    () => input.focus(),
  );
}
