import { type ReactNode, useRef } from "react";
import type { Operation } from "../core.js";
import { useElicitation } from "../provider/useElicitation.js";
import { OperationAnnouncer } from "./OperationAnnouncer.js";
import { OperationPrompt } from "./OperationPrompt.js";
import { OperationStrip } from "./OperationStrip.js";
import { viewKey, viewOf, wantsAnswer } from "./operationView.js";
import type { OutletParts } from "./outletParts.js";
import { useKeptFocus } from "./useHeadingFocus.js";
import { useLinger } from "./useLinger.js";
import { useOperation } from "./useOperation.js";
import { useReturnAside } from "./useReturnAside.js";

/**
 * Every request in its own section, oldest first: all are on the page, none is behind another. Where
 * several wait, also in other places of the chat, each says which of them it is.
 */
export function InlineOutlet(parts: OutletParts): ReactNode {
  const { snapshot } = useElicitation();
  const waiting = snapshot.operations.filter(
    (operation) =>
      !parts.state.isAside(operation) &&
      wantsAnswer(viewOf(operation, parts.state.positionOf(operation))),
  );
  return parts.operations.map((operation) => (
    <InlineOperation
      key={operation.id}
      parts={parts}
      operation={operation}
      place={{ index: waiting.indexOf(operation) + 1, total: waiting.length }}
    />
  ));
}

interface InlineOperationProps {
  parts: OutletParts;
  operation: Operation;
  place: { index: number; total: number };
}

function InlineOperation(props: InlineOperationProps): ReactNode {
  const { parts, operation } = props;
  const { view, actions } = useOperation({ ...parts, operation });
  useLinger(view, actions.putAside);
  const box = useRef<HTMLDivElement>(null);
  const shown = wantsAnswer(view) && !parts.state.isAside(operation);
  useReturnAside(view, shown, parts.session, actions);
  const isFocused = useKeptFocus(box, `${shown} ${viewKey(operation, view)}`);
  return (
    <div ref={box} data-askback="operation" data-status={operation.status}>
      {shown ? (
        <OperationPrompt
          {...parts}
          {...{ operation, view, actions }}
          place={props.place.total > 1 ? props.place : undefined}
          presentation="inline"
        />
      ) : (
        <OperationStrip {...{ operation, view, actions }} />
      )}
      <OperationAnnouncer {...{ operation, view, shown, isFocused }} />
    </div>
  );
}
