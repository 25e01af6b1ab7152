import { useSyncExternalStore } from "react";
import type { ElicitationSession, SessionSnapshot } from "../core.js";
import { useElicitationSession } from "./ElicitationProvider.js";

/** Everything that waits, as the session holds it now, and the session to act on it. */
export function useElicitation(): { snapshot: SessionSnapshot; session: ElicitationSession } {
  const session = useElicitationSession();
  const snapshot = useSyncExternalStore(
    session.subscribe,
    session.getSnapshot,
    session.getSnapshot,
  );
  return { snapshot, session };
}
