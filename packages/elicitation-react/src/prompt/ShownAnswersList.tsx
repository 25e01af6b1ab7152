import type { ReactNode } from "react";
import { formReader } from "../form/reader.js";
import { useLazyPart } from "../provider/lazyPart.js";
import { AnswerList } from "./AnswerList.js";
import type { AnswersProps } from "./Answers.js";
import { shownAnswers } from "./shownAnswers.js";

/** What `<Answers>` loads. Suspends until what reads forms is there. */
export function ShownAnswersList({ request, answers, empty, fallback }: AnswersProps): ReactNode {
  const { value: reader } = useLazyPart(formReader);
  if (reader === undefined) return fallback;
  return answers.length === 0 ? (
    empty
  ) : (
    <AnswerList answers={shownAnswers(reader, request, answers)} />
  );
}
