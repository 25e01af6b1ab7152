import type { ReactNode } from "react";
import type { Item } from "../core.js";
import { Button } from "./Button.js";
import { usePromptWords } from "./words.js";

interface RepeatNoticeProps {
  repeat: NonNullable<Item["repeat"]>;
  server: string;
  onStop: () => void;
}

/** Says that the same was asked and answered before; from the second repeat on it offers a way out. */
export function RepeatNotice({ repeat, server, onStop }: RepeatNoticeProps): ReactNode {
  const { messages, format } = usePromptWords();
  const { prompt } = messages;
  const sentence = {
    accept: prompt.repeatedAccepted,
    decline: prompt.repeatedDeclined,
    cancel: prompt.repeatedCancelled,
  }[repeat.lastAction];
  return (
    <div data-askback="notice" data-kind="repeat">
      <p>{sentence({ server }, format)}</p>
      {repeat.count > 1 && <Button onClick={onStop}>{prompt.stopRequest}</Button>}
    </div>
  );
}
