import { type ReactNode, useState } from "react";
import { displayText } from "../core.js";
import { jsonText } from "./jsonText.js";

interface EntryProps {
  at: number;
  title: string;
  /** Shown as JSON when it is opened; without it there is nothing to open. */
  details: unknown;
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
  // The JSON of a thousand messages is megabytes: it is made for the ones that are looked at.
  const [isOpen, setOpen] = useState(false);
  const line = (
    <>
      <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
      {label !== undefined && <bdi data-askback="devtools-label">{displayText(label, 100)}</bdi>}
      <bdi dir="auto">{displayText(title, 200)}</bdi>
    </>
  );
  return (
    <li data-askback="devtools-entry" data-direction={direction}>
      {details === undefined ? (
        line
      ) : (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{line}</summary>
          {isOpen && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
            <pre dir="ltr" tabIndex={0}>
              {jsonText(details)}
            </pre>
          )}
        </details>
      )}
    </li>
  );
}
