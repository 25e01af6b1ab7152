import type { FocusEvent } from "react";
import type { UseFormRegister } from "react-hook-form";
import type { Draft, Drafts, FieldModel } from "../core.js";
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
  on: {
    change: (field: FieldModel) => void;
    leave: (field: FieldModel) => void;
    /** The user has answered before there was a form to hear it. */
    found: (field: FieldModel, draft: Draft) => void;
  },
): Bind {
  const known = new Map<string, FieldBinding>();
  return (field, adapt) => {
    const bound = known.get(field.name);
    if (bound) return bound;
    const registered = form.register(field.name, {
      onChange: () => on.change(field),
      onBlur: () => on.leave(field),
    });
    let met = false;
    const meet = (element: HTMLElement) => {
      const used = !met && isUsed(element);
      met = true;
      const control = adapt ? adapt(element) : element;
      // Registering writes the draft that the form has: this one first.
      if (used) on.found(field, draftOf(control));
      return control;
    };
    const binding: FieldBinding = {
      name: field.name,
      ref: (element) => registered.ref(element && meet(element)),
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

/**
 * Whether somebody has changed the control already, which they can where the page came from a server
 * as HTML and its code comes later.
 */
function isUsed(element: HTMLElement): boolean {
  const controls = element.matches(anyControl) ? [element] : element.querySelectorAll(anyControl);
  return Array.from(controls as Iterable<HTMLInputElement | HTMLSelectElement>).some((control) => {
    // No option is marked as chosen: a list begins with none, and a closed select with its first.
    if ("selectedIndex" in control) return control.selectedIndex > (control.size > 1 ? -1 : 0);
    const { type, checked, defaultChecked, value, defaultValue } = control;
    return /^(checkbox|radio)$/u.test(type) ? checked !== defaultChecked : value !== defaultValue;
  });
}

const anyControl = "input, select, textarea";

function draftOf(control: HTMLElement | DraftRef): Draft {
  if (!("nodeType" in control)) return control.value;
  const input = control as HTMLInputElement;
  return input.type === "checkbox" ? input.checked : input.value;
}
