import type { ReactNode } from "react";
import { useMessages } from "../../provider/messages.js";
import { problemText } from "../issueText.js";
import type { ControlProps, FieldOf } from "../types.js";

/** Says that a question was asked and why it cannot be answered here. Nothing is made up for it. */
export function UnsupportedControl({
  field,
  ids,
}: ControlProps<FieldOf<"unsupported">>): ReactNode {
  const words = useMessages();
  return (
    <p id={ids.control} data-askback="unsupported">
      {words.messages.form.notShown} {problemText(field.problem, words)}
    </p>
  );
}
