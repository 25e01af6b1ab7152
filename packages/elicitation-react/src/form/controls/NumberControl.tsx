import type { ReactNode } from "react";
import { useFormRoom } from "../formRoom.js";
import type { ControlProps, FieldOf } from "../types.js";
import { controlProps, quiet } from "./controlProps.js";

/**
 * A number as text: what was typed stays as typed ("3.0", "1,5"), the wheel changes nothing, and no
 * browser hides what it cannot read. The keyboard has digits, and a minus where one can be needed.
 */
export function NumberControl(props: ControlProps<FieldOf<"number">>): ReactNode {
  const { field } = props;
  const { api, classNames } = useFormRoom();
  return (
    <input
      {...controlProps(props)}
      {...quiet}
      {...api.bind(field)}
      className={classNames.control}
      type="text"
      dir="ltr"
      inputMode={inputMode(field)}
      spellCheck={false}
    />
  );
}

/** The digit keyboards of some phones have no minus. */
function inputMode(field: FieldOf<"number">) {
  const lowest = field.minimum ?? field.exclusiveMinimum;
  if (lowest !== undefined && lowest < 0 && lowest > Number.MIN_SAFE_INTEGER) return "text";
  return field.kind === "integer" ? "numeric" : "decimal";
}
