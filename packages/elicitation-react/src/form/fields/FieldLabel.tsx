import { memo, type ReactNode } from "react";
import { useMessages } from "../../provider/messages.js";
import { useFormRoom } from "../formRoom.js";
import type { LabelProps } from "../types.js";

/**
 * The server's title, and beside it, in words, that an answer is needed. The words are no part of
 * the name: roles that know `aria-required` say so themselves, groups are described by them.
 */
export const FieldLabel = memo(function FieldLabel(props: LabelProps): ReactNode {
  const { field, ids, group } = props;
  const { classNames } = useFormRoom();
  const { messages } = useMessages();
  const text = (
    <>
      <bdi dir="auto">{field.label}</bdi>
      {field.labelDetail !== undefined && (
        <>
          {" "}
          <bdi data-askback="field-key" dir="ltr">
            {field.labelDetail}
          </bdi>
        </>
      )}
    </>
  );
  return (
    <div data-askback="field-head">
      {group ? (
        <span id={ids.label} data-askback="field-label" className={classNames.label}>
          {text}
        </span>
      ) : (
        <label
          id={ids.label}
          htmlFor={ids.control}
          data-askback="field-label"
          className={classNames.label}
        >
          {text}
        </label>
      )}
      {field.required && (
        <span id={ids.required} data-askback="field-required">
          {messages.form.required}
        </span>
      )}
    </div>
  );
});
