import type { ReactNode } from "react";
import { displayText } from "../core.js";

interface EntryProps {
  at: number;
  title: string;
  /** Indented JSON; without it there is nothing to open. */
  details: string;
  direction?: "sent" | "received" | undefined;
  label?: string | undefined;
}

const time = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
});

/** A line of the panel: when, what, and its JSON folded away. Everything in it is a server's or a user's. */
export function Entry({ at, title, details, direction, label }: EntryProps): ReactNode {
  const line = (
    <>
      <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
      {label !== undefined && <span data-askback="devtools-label">{label}</span>}
      <bdi dir="auto">{displayText(title, 200)}</bdi>
    </>
  );
  return (
    <li data-askback="devtools-entry" data-direction={direction}>
      {details === "" ? (
        line
      ) : (
        <details>
          <summary>{line}</summary>
          <pre dir="ltr">{displayText(details, 100_000)}</pre>
        </details>
      )}
    </li>
  );
}
