import type { ReactNode } from "react";
import { Button } from "./Button.js";
import { usePromptWords } from "./words.js";

/** Several requests wait: which one is shown, and the way to the others. */
export interface Queue {
  index: number;
  total: number;
  onGo: (step: 1 | -1) => void;
}

export function QueueBar({ queue }: { queue: Queue }): ReactNode {
  const { messages, format } = usePromptWords();
  const { index, total, onGo } = queue;
  return (
    <div data-askback="queue">
      <span data-askback="queue-count">{messages.prompt.request({ index, total }, format)}</span>
      <Button
        kind="quiet"
        data-action="previous-request"
        aria-label={messages.prompt.previousRequest}
        onClick={() => onGo(-1)}
      >
        <Chevron d="m10 3-5 5 5 5" />
      </Button>
      <Button
        kind="quiet"
        data-action="next-request"
        aria-label={messages.prompt.nextRequest}
        onClick={() => onGo(1)}
      >
        <Chevron d="m6 3 5 5-5 5" />
      </Button>
    </div>
  );
}

function Chevron({ d }: { d: string }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" data-askback="chevron">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
