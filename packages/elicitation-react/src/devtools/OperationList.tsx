import { type ReactNode, useId } from "react";
import { displayText } from "../core.js";
import type { OperationSummary } from "./summary.js";
import { words } from "./words.js";

interface OperationListProps {
  operations: readonly OperationSummary[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Absent while one is being replayed. */
  onReplay: ((id: string) => void) | undefined;
}

/** The operations of the recording, newest first; the selected one's events stand beside it. */
export function OperationList(props: OperationListProps): ReactNode {
  const { operations, selected, onSelect, onReplay } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{words.operations}</h3>
      <ul>
        {operations.map(({ id, what, server, status, canReplay }) => (
          <li key={id} data-askback="devtools-operation" data-selected={id === selected}>
            <button
              type="button"
              data-askback="devtools-pick"
              aria-pressed={id === selected}
              onClick={() => onSelect(id)}
            >
              <bdi>{displayText(what, 100) || displayText(id, 100)}</bdi>
              <bdi data-askback="devtools-label">{displayText(server, 100)}</bdi>
              <span data-askback="devtools-status" data-status={status}>
                {status === undefined ? words.status.waiting : displayText(status, 40)}
              </span>
            </button>
            {canReplay && (
              <button
                type="button"
                disabled={onReplay === undefined}
                onClick={() => onReplay?.(id)}
              >
                {words.replay}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
