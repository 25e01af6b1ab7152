import type { Draft } from "../../core.js";
import { createDraftRef, type DraftRef } from "./draftRef.js";

/*
 * Choices are known to the DOM by their place ("0", "1", ...), never by the server's value: an empty
 * string is a choice like any other, and no server text ends up in an attribute.
 */

/**
 * A native select. Its options have no value of their own, which for 500 of them can be felt: their
 * place is enough.
 *
 * @param before options that stand before the choices: one that means "not answered", or none
 */
export function selectRef(
  name: string,
  select: HTMLSelectElement,
  drafts: readonly Draft[],
  before: number,
): DraftRef {
  return createDraftRef(
    name,
    () => drafts[select.selectedIndex - before],
    (draft) => {
      const place = drafts.indexOf(draft);
      select.selectedIndex = place < 0 ? before - 1 : place + before;
    },
    () => select.focus(),
  );
}

/** Radio buttons inside `group`; one with value "" means "not answered". */
export function radioRef(name: string, group: HTMLElement, drafts: readonly Draft[]): DraftRef {
  const radios = () => group.querySelectorAll<HTMLInputElement>("input[type=radio]");
  const checked = () => Array.from(radios()).find((radio) => radio.checked);
  if (checked() === undefined) {
    for (const radio of radios()) radio.checked = radio.value === "";
  }
  return createDraftRef(
    name,
    () => {
      const place = checked()?.value;
      return place === undefined || place === "" ? undefined : drafts[Number(place)];
    },
    (draft) => {
      const place = drafts.indexOf(draft);
      const value = place < 0 ? "" : String(place);
      for (const radio of radios()) radio.checked = radio.value === value;
    },
    () => (checked() ?? radios()[0])?.focus(),
  );
}

/** Check boxes inside `group`, one for each choice and in the order of the choices. */
export function checksRef(name: string, group: HTMLElement, values: readonly string[]): DraftRef {
  const boxes = () => group.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
  return createDraftRef(
    name,
    () => {
      const chosen: string[] = [];
      for (const box of boxes()) {
        const value = values[Number(box.value)];
        if (box.checked && value !== undefined) chosen.push(value);
      }
      return chosen;
    },
    (draft) => {
      const chosen = new Set(Array.isArray(draft) ? draft : []);
      for (const box of boxes()) box.checked = chosen.has(values[Number(box.value)] ?? "");
    },
    () => boxes()[0]?.focus(),
  );
}

/** One check box: on, off, or neither (indeterminate) when the answer is left out. */
export function checkRef(name: string, box: HTMLInputElement): DraftRef {
  // Until the form has written its draft: of one that was left out it reads what is here. Ticked it
  // is only where somebody has done so before the form was there.
  if (!box.checked) box.indeterminate = true;
  return createDraftRef(
    name,
    () => (box.indeterminate ? undefined : box.checked),
    (draft) => {
      box.indeterminate = typeof draft !== "boolean";
      box.checked = draft === true;
    },
    () => box.focus(),
  );
}
