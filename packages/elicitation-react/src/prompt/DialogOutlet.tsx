import { type ReactNode, useState } from "react";
import { OperationAnnouncer } from "./OperationAnnouncer.js";
import { OperationPrompt } from "./OperationPrompt.js";
import { OperationStrip } from "./OperationStrip.js";
import { viewOf, wantsAnswer } from "./operationView.js";
import type { OutletParts } from "./outletParts.js";
import type { Queue } from "./QueueBar.js";
import { useLinger } from "./useLinger.js";
import { useOperation } from "./useOperation.js";
import { useReturnAside } from "./useReturnAside.js";

/** One dialog for the request the user is at; the others wait in order, the rest are strips. */
export function DialogOutlet(parts: OutletParts): ReactNode {
  const { operations, state, keeper } = parts;
  const [currentId, setCurrentId] = useState<string>();
  const waiting = operations.filter(
    (operation) =>
      !state.isAside(operation) && wantsAnswer(viewOf(operation, state.positionOf(operation))),
  );
  const current = waiting.find(({ id }) => id === currentId) ?? waiting[0];
  // Whoever types here stays here: an older request that asks again must not take its place.
  if (current !== undefined && current.id !== currentId) setCurrentId(current.id);

  const index = current === undefined ? 0 : waiting.indexOf(current);
  const queue: Queue | undefined =
    waiting.length > 1
      ? {
          index: index + 1,
          total: waiting.length,
          onGo(step) {
            keeper.flush();
            setCurrentId(waiting[(index + step + waiting.length) % waiting.length]?.id);
          },
        }
      : undefined;

  return (
    <>
      {current && <Prompt parts={parts} operation={current} queue={queue} />}
      <div data-askback="tray">
        {operations.map((operation) => (
          <TrayItem
            key={operation.id}
            parts={parts}
            operation={operation}
            hidden={waiting.includes(operation)}
            onScreen={operation === current}
          />
        ))}
      </div>
    </>
  );
}

const always = () => true;

type OperationOf = { parts: OutletParts; operation: OutletParts["operations"][number] };

function Prompt({ parts, operation, queue }: OperationOf & { queue: Queue | undefined }) {
  const { view, actions } = useOperation({ ...parts, operation });
  return (
    <OperationPrompt {...parts} {...{ operation, view, actions, queue }} presentation="dialog" />
  );
}

interface TrayItemProps extends OperationOf {
  /** It is the dialog's, now or later. */
  hidden: boolean;
  onScreen: boolean;
}

function TrayItem({ parts, operation, hidden, onScreen }: TrayItemProps) {
  const { view, actions } = useOperation({ ...parts, operation });
  useReturnAside(view, onScreen, parts.session, actions);
  useLinger(view, actions.putAside);
  return (
    <>
      {/* The dialog's heading takes focus and so is read: only the rest is announced. */}
      <OperationAnnouncer {...{ operation, view }} shown={hidden} isFocused={always} />
      {!hidden && <OperationStrip {...{ operation, view, actions }} />}
    </>
  );
}
