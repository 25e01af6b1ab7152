import type { Draft } from "../../core.js";
import { createDraftRef, type DraftRef, INCOMPLETE } from "./draftRef.js";
import { draftToLocal, localToDraft, type Occurrence, occurrenceOf } from "./zonedTime.js";

export interface ZonedInput extends DraftRef {
  /** Which of two equal wall clock times is meant, in the hour that the clocks repeat. */
  occurrence: Occurrence;
}

/**
 * A native local date and time that stands for an instant. What was put in comes out byte for byte
 * until the user changes it.
 */
export function dateTimeRef(name: string, input: HTMLInputElement, zone: string): ZonedInput {
  let source: Draft;
  let shown = "";
  let occurrence: Occurrence = "earlier";
  const read = () => {
    if (input.validity.badInput) return INCOMPLETE;
    if (source !== undefined && input.value === shown && shown !== "") return source;
    return input.value === "" ? "" : (localToDraft(input.value, zone, occurrence) ?? INCOMPLETE);
  };
  const ref = createDraftRef(
    name,
    read,
    (draft) => {
      input.value = typeof draft === "string" ? (draftToLocal(draft, zone) ?? "") : "";
      // As the browser writes it, which may differ from what was set (":00" is dropped).
      shown = input.value;
      source = draft;
      occurrence = typeof draft === "string" ? occurrenceOf(draft, zone) : "earlier";
    },
    () => input.focus(),
  );
  return Object.defineProperty(ref as ZonedInput, "occurrence", {
    get: () => occurrence,
    set: (next: Occurrence) => {
      if (next !== occurrence) source = undefined;
      occurrence = next;
    },
  });
}
