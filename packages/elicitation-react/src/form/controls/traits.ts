import type { FieldModel } from "../../core.js";
import { MAX_RADIOS } from "./limits.js";

/** Several elements: named by a plain element, and a group for assistive technology. */
export function isGroup(field: FieldModel): boolean {
  switch (field.kind) {
    case "boolean":
      return field.default === undefined;
    case "singleSelect":
      return field.choices.length <= MAX_RADIOS;
    case "multiSelect":
    case "textList":
    case "unsupported":
      return true;
    default:
      return false;
  }
}

/** A check box stands before its label, so it brings it along. */
export function labelsItself(field: FieldModel): boolean {
  return field.kind === "boolean" && field.default !== undefined;
}
