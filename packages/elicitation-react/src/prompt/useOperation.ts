import { useCallback, useMemo } from "react";
import type { ElicitationSession, Operation } from "../core.js";
import { nothing, type OperationView, viewOf } from "./operationView.js";
import type { DraftKeeper } from "./useDraftKeeper.js";
import { type OperationActions, useOperationActions } from "./useOperationActions.js";
import type { OutletState } from "./useOutletState.js";

/** What one operation shows, and what can be done with it. */
export function useOperation(deps: {
  operation: Operation;
  state: OutletState;
  session: ElicitationSession;
  keeper: DraftKeeper;
}): { view: OperationView; actions: OperationActions } {
  const { operation, state, session, keeper } = deps;
  const position = state.positionOf(operation);
  const closed = state.isAside(operation);
  const view = useMemo(() => {
    const shown = viewOf(operation, position);
    return closed && shown.kind === "ended" ? nothing : shown;
  }, [operation, position, closed]);
  const round = operation.round?.number ?? 0;
  const { setPosition: place, setAside: lay } = state;
  const setPosition = useCallback(
    (number: number, to: typeof position) => place(operation.id, number, to),
    [place, operation.id],
  );
  const setAside = useCallback(
    (aside: boolean) => lay(operation.id, round, aside),
    [lay, operation.id, round],
  );
  const actions = useOperationActions({ session, keeper, operation, view, setPosition, setAside });
  return { view, actions };
}
