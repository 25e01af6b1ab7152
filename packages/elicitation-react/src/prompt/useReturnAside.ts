import type { ElicitationSession } from "../core.js";
import { useReturn } from "../url/useReturn.js";
import type { OperationView } from "./operationView.js";
import type { OperationActions } from "./useOperationActions.js";

/**
 * Goes on when the user comes back from a page that a prompt has opened which is not on screen: put
 * aside, or behind another. A prompt that is on screen sees to it itself.
 */
export function useReturnAside(
  view: OperationView,
  onScreen: boolean,
  session: ElicitationSession,
  actions: OperationActions,
): void {
  const opened =
    view.kind === "item" && view.item.state.status === "opened" ? view.item.key : undefined;
  const mayGoOn =
    view.kind === "item" &&
    !view.round.sending &&
    !view.round.error &&
    !view.round.needsConfirmation;
  const active = !onScreen && mayGoOn && session.policy.continueUrl === "on-return";
  useReturn(active && opened !== undefined, false, () => {
    if (opened !== undefined) actions.continueFrom(opened);
  });
}
