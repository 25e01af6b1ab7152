import type { ReactNode } from "react";
import { Button } from "../prompt/Button.js";
import type { Attempt } from "./useOpening.js";
import { useUrlWords } from "./words.js";

export interface OpenButtonProps {
  attempt: Attempt;
  busy: boolean;
  /** In spite of warnings: never in the colour of a recommendation. */
  doubtful: boolean;
  describedBy: string;
  onOpen: () => void;
}

/**
 * The consent control. A button, not a link: consent is an action, and an address that is not in the
 * page cannot be followed in any other way. Every mouse button and key that would open a link in a
 * tab means the same here.
 */
export function OpenButton(props: OpenButtonProps): ReactNode {
  const { attempt, busy, doubtful, describedBy, onOpen } = props;
  const { messages } = useUrlWords();
  const opening = attempt.status === "opening";
  const again = attempt.status === "blocked" || attempt.status === "failed";
  const label = opening ? messages.url.opening : again ? messages.url.tryAgain : messages.url.open;
  const rests = busy || opening;
  return (
    <Button
      kind={doubtful ? "secondary" : "primary"}
      data-action="open"
      data-doubtful={doubtful || undefined}
      busy={rests}
      aria-describedby={describedBy}
      onClick={onOpen}
      onAuxClick={(event) => {
        if (event.button === 1 && !rests) onOpen();
      }}
      // The middle button would start scrolling instead.
      onMouseDown={(event) => {
        if (event.button === 1) event.preventDefault();
      }}
    >
      {label}
      <NewTabIcon />
    </Button>
  );
}

function NewTabIcon(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
      <path
        d="M6 3H3v10h10v-3M9 2.5h4.5V7M13 3 7.5 8.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
