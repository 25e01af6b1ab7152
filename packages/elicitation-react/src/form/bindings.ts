import type { FocusEvent } from "react";
import type { UseFormRegister } from "react-hook-form";
import type { Drafts, FieldModel } from "../core.js";
import type { DraftRef } from "./binding/draftRef.js";
import type { FieldBinding } from "./types.js";

export type FormDrafts = { -readonly [name in keyof Drafts]: Drafts[name] };

/** Makes react-hook-form read a draft from a control that is not one plain text input. */
export type AdaptRef = (element: HTMLElement) => DraftRef;

export type Bind = (field: FieldModel, adapt?: AdaptRef) => FieldBinding;

/**
 * One binding per field and for good: react-hook-form re-registers whenever a ref changes, so a new
 * function on every render would make it write into inputs that the user is typing in.
 */
export function createBind(
  form: { register: UseFormRegister<FormDrafts> },
  on: { change: (field: FieldModel) => void; leave: (field: FieldModel) => void },
): Bind {
  const known = new Map<string, FieldBinding>();
  return (field, adapt) => {
    const bound = known.get(field.name);
    if (bound) return bound;
    const registered = form.register(field.name, {
      onChange: () => on.change(field),
      onBlur: () => on.leave(field),
    });
    const binding: FieldBinding = {
      name: field.name,
      ref: (element) => registered.ref(element && adapt ? adapt(element) : element),
      onChange: (event) => void registered.onChange(event),
      onBlur: (event) => {
        if (!staysInside(event)) void registered.onBlur(event);
      },
    };
    known.set(field.name, binding);
    return binding;
  };
}

/** Leaving one box of a group for another is not leaving the field. */
function staysInside(event: FocusEvent<HTMLElement>): boolean {
  return event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
}
