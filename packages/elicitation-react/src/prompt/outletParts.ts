import type { ElicitationSession, Operation } from "../core.js";
import type { ItemComponents } from "./itemComponents.js";
import type { DraftKeeper } from "./useDraftKeeper.js";
import type { OutletState } from "./useOutletState.js";

/** What both presentations of the outlet get. */
export interface OutletParts {
  operations: readonly Operation[];
  session: ElicitationSession;
  keeper: DraftKeeper;
  state: OutletState;
  components: ItemComponents;
  fallbackFocus: (() => HTMLElement | null) | undefined;
}
