import type { ReactNode } from "react";
import { problemText } from "./problemText.js";
import { useTroubleWords } from "./troubleWords.js";
import type { ControlProps, FieldOf } from "./types.js";
import { useFormWords } from "./words.js";

/** Says that a question was asked and why it cannot be answered here. Nothing is made up for it. */
export function NotShown({ field, ids }: ControlProps<FieldOf<"unsupported">>): ReactNode {
  const { notShown } = useFormWords().messages.form;
  const words = useTroubleWords();
  return (
    <p id={ids.control} data-askback="unsupported">
      {notShown} {problemText(field.problem, words)}
    </p>
  );
}
