import type { ReactNode } from "react";
import type { WireLine } from "../wire/describe.js";

/** One message: a line that tells what it is, and the message itself on demand. */
export function WireMessage({ line }: { line: WireLine }): ReactNode {
  return (
    <li className="wire-item" data-direction={line.direction} data-kind={line.kind}>
      <details>
        <summary>
          <span className="wire-arrow" aria-hidden="true">
            {line.direction === "sent" ? "→" : "←"}
          </span>
          <span className="visually-hidden">
            {line.direction === "sent" ? "Sent" : "Received"}{" "}
          </span>
          <span className="wire-name" dir="ltr">
            {line.name}
          </span>
          {line.id !== undefined && <span className="wire-id">id {line.id}</span>}
          {line.round !== undefined && <span className="tag">round {line.round}</span>}
        </summary>
        <pre className="code" dir="ltr">
          {line.json}
        </pre>
      </details>
      {line.notes.length > 0 && (
        <ul className="wire-notes">
          {line.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
