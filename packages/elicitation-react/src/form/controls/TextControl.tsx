import { type ReactNode, useMemo } from "react";
import { dateRef } from "../binding/dateRef.js";
import { useFormRoom } from "../formRoom.js";
import type { ControlProps, FieldOf } from "../types.js";
import { controlProps, quiet } from "./controlProps.js";
import { ZonedControl } from "./ZonedControl.js";

/**
 * Text in one line or several, e-mail, address, date. The lengths are checked and never enforced by
 * cutting: a native maxlength counts UTF-16 units and swallows what is pasted.
 */
export function TextControl(props: ControlProps<FieldOf<"text">>): ReactNode {
  const { field } = props;
  const { api, classNames } = useFormRoom();
  if (field.format === "date-time") return <ZonedControl {...props} />;
  const shared = { ...controlProps(props), className: classNames.control };
  if (field.format === "date") return <DateControl {...props} />;
  if (field.multiline)
    return <textarea {...shared} {...quiet} {...api.bind(field)} rows={4} dir="auto" />;
  return <input {...shared} {...quiet} {...api.bind(field)} {...typing(field)} type="text" />;
}

/** `type="email"` would bring the browser's own checks and autofill; the keyboard is all that is wanted. */
function typing({ format, secret }: FieldOf<"text">) {
  const plain = { autoCapitalize: "none", spellCheck: false, dir: "ltr" } as const;
  if (format === "email") return { ...plain, inputMode: "email" } as const;
  if (format === "uri") return { ...plain, inputMode: "url" } as const;
  return secret === undefined ? { dir: "auto" } : { ...plain, "data-secret": "" };
}

function DateControl(props: ControlProps<FieldOf<"text">>): ReactNode {
  const { field } = props;
  const { api, classNames } = useFormRoom();
  const binding = useMemo(
    () => api.bind(field, (input) => dateRef(field.name, input as HTMLInputElement)),
    [api, field],
  );
  const shared = controlProps(props);
  return <input {...shared} {...quiet} {...binding} type="date" className={classNames.control} />;
}
