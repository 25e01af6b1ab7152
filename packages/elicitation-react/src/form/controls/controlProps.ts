import type { FieldModel } from "../../core.js";
import type { ControlProps } from "../types.js";

/** Attributes of a control that is one element: what it is called, what it needs, what is wrong. */
export function controlProps({
  field,
  ids,
  describedBy,
  issue,
  disabled,
}: ControlProps<FieldModel>) {
  return {
    "data-askback": "control",
    id: ids.control,
    disabled,
    "aria-describedby": describedBy,
    "aria-required": field.required || undefined,
    "aria-invalid": issue ? true : undefined,
  } as const;
}

/** The same for a group of controls: `radiogroup` knows `aria-required`, `group` does not. */
export function groupProps(
  { field, ids, describedBy, issue }: ControlProps<FieldModel>,
  role: "radiogroup" | "group",
) {
  const radios = role === "radiogroup";
  return {
    role,
    id: ids.control,
    "aria-labelledby": ids.label,
    "aria-describedby":
      radios || !field.required
        ? describedBy
        : [ids.required, describedBy].filter(Boolean).join(" "),
    "aria-required": radios ? field.required || undefined : undefined,
    "aria-invalid": issue ? true : undefined,
  } as const;
}

/** A stranger's form gets nothing from the browser's or a password manager's memory. */
export const quiet = {
  autoComplete: "off",
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
} as const;
