import type { ReactNode } from "react";
import { labelsItself } from "../controls/traits.js";
import type { FormRoom } from "../formRoom.js";
import type { LabelProps } from "../types.js";
import type { FormWords } from "../words.js";

/**
 * The server's title, and beside it, in words, that an answer is needed. The words are no part of
 * the name: roles that know `aria-required` say so themselves, groups are described by them.
 */
export function fieldLabel(props: LabelProps, room: FormRoom, words: FormWords): ReactNode {
  const { field, ids, group } = props;
  // A `<label for>` needs no id of its own; what is named or described by reference does.
  const referred = group || labelsItself(field) || room.slots[field.kind] !== undefined;
  const shared = {
    id: referred ? ids.label : undefined,
    "data-askback": "field-label",
    // A direction of its own, so that nothing around it is reordered.
    dir: "auto",
    className: room.classNames.label,
  } as const;
  const text = field.labelDetail === undefined ? field.label : <TwoNames field={field} />;
  const label = group ? (
    <span {...shared}>{text}</span>
  ) : (
    <label {...shared} htmlFor={ids.control}>
      {text}
    </label>
  );
  if (!field.required) return label;
  return (
    <div data-askback="field-head">
      {label}
      <span id={referred ? ids.required : undefined} data-askback="field-required">
        {words.messages.form.required}
      </span>
    </div>
  );
}

/** Two fields of the form have this label: the key tells them apart. */
function TwoNames({ field }: { field: LabelProps["field"] }): ReactNode {
  return (
    <>
      <bdi dir="auto">{field.label}</bdi>{" "}
      <bdi data-askback="field-key" dir="ltr">
        {field.labelDetail}
      </bdi>
    </>
  );
}
