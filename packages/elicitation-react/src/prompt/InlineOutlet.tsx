import { type ReactNode, useRef } from "react";
import type { Operation } from "../core.js";
import { OperationAnnouncer } from "./OperationAnnouncer.js";
import { OperationPrompt } from "./OperationPrompt.js";
import { OperationStrip } from "./OperationStrip.js";
import { viewKey, wantsAnswer } from "./operationView.js";
import type { OutletParts } from "./outletParts.js";
import { useKeptFocus } from "./useHeadingFocus.js";
import { useLinger } from "./useLinger.js";
import { useOperation } from "./useOperation.js";

/** Every request in its own section, oldest first: all are on the page, none is behind another. */
export function InlineOutlet(parts: OutletParts): ReactNode {
  return parts.operations.map((operation) => (
    <InlineOperation key={operation.id} parts={parts} operation={operation} />
  ));
}

function InlineOperation(props: { parts: OutletParts; operation: Operation }): ReactNode {
  const { parts, operation } = props;
  const { view, actions } = useOperation({ ...parts, operation });
  useLinger(view, actions.putAside);
  const place = useRef<HTMLDivElement>(null);
  const shown = wantsAnswer(view) && !parts.state.isAside(operation);
  const isFocused = useKeptFocus(place, `${shown} ${viewKey(operation, view)}`);
  return (
    <div ref={place} data-askback="operation" data-status={operation.status}>
      {shown ? (
        <OperationPrompt {...parts} {...{ operation, view, actions }} presentation="inline" />
      ) : (
        <OperationStrip {...{ operation, view, actions }} />
      )}
      <OperationAnnouncer {...{ operation, view, shown, isFocused }} />
    </div>
  );
}
