import type { ReactNode } from "react";
import { SafeLines } from "./SafeLines.js";
import type { ShownAnswer } from "./shownAnswers.js";
import { usePromptWords } from "./words.js";

/** Answers as they were given, by the labels under which they were given. */
export function AnswerList({ answers }: { answers: readonly ShownAnswer[] }): ReactNode {
  if (answers.length === 0) return null;
  return (
    <dl data-askback="answers">
      {answers.map((answer) => (
        <div key={answer.key} data-askback="answer">
          <dt dir="auto">{answer.label}</dt>
          <dd data-hidden={answer.value === undefined || undefined}>
            <AnswerValue value={answer.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AnswerValue({ value }: { value: ShownAnswer["value"] }): ReactNode {
  const { messages, format } = usePromptWords();
  if (value === undefined) return messages.prompt.sensitive;
  if (typeof value === "boolean") return value ? messages.prompt.yes : messages.prompt.no;
  if (typeof value === "number") return format.number(value);
  if (typeof value === "string") {
    return value === "" ? messages.prompt.empty : <SafeLines text={value} />;
  }
  if (value.length === 0) return messages.prompt.empty;
  return <bdi>{format.list(value)}</bdi>;
}
