import { type ReactNode, Suspense } from "react";
import type { ElicitRequest } from "../core.js";
import { lazyPart, useLazyPart } from "../provider/lazyPart.js";
import type { ReceiptAnswer } from "./answers.js";

export interface AnswersProps {
  request: ElicitRequest;
  answers: readonly ReceiptAnswer[];
  /** A form without fields was confirmed: there are no answers. */
  empty?: ReactNode;
  /** Until it is loaded, and where it cannot be. */
  fallback?: ReactNode;
}

/** Loaded with the first prompt, so that it is there when an answer is to be shown. */
export const answersPart = lazyPart(() =>
  import("./ShownAnswersList.js").then((room) => room.ShownAnswersList),
);

/** The answers of a form by the labels under which they were given; secrets left out. */
export function Answers(props: AnswersProps): ReactNode {
  return (
    <Suspense fallback={props.fallback}>
      <LoadedAnswers {...props} />
    </Suspense>
  );
}

function LoadedAnswers(props: AnswersProps): ReactNode {
  const { value: List } = useLazyPart(answersPart);
  return List ? <List {...props} /> : props.fallback;
}
