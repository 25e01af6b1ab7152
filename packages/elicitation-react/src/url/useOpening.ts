import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenOutcome, OpenTab } from "./openTab.js";

export type Attempt =
  | { status: "idle" }
  | { status: "opening" }
  /** Nothing was opened, so far as can be told. */
  | { status: "blocked" }
  /** The opener threw. */
  | { status: "failed" };

/**
 * One attempt at a time to open a tab. The opener is called at once, within the user's click;
 * `onOpened` is called only when a tab was opened and the part is still there.
 */
export function useOpening(openTab: OpenTab): {
  attempt: Attempt;
  open: (href: string, onOpened: () => void) => void;
  /** Forgets an attempt that failed. */
  reset: () => void;
} {
  const [attempt, setAttempt] = useState<Attempt>({ status: "idle" });
  const running = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const open = useCallback(
    (href: string, onOpened: () => void) => {
      if (running.current) return;
      running.current = true;
      const settle = (outcome: OpenOutcome | "failed") => {
        running.current = false;
        if (!here.current) return;
        if (outcome === "opened") {
          setAttempt({ status: "idle" });
          onOpened();
        } else {
          setAttempt({ status: outcome === "failed" ? "failed" : "blocked" });
        }
      };
      try {
        const outcome = openTab(href);
        if (typeof outcome === "string") {
          settle(outcome);
        } else {
          setAttempt({ status: "opening" });
          outcome.then(settle, () => settle("failed"));
        }
      } catch {
        settle("failed");
      }
    },
    [openTab],
  );
  const reset = useCallback(() => setAttempt({ status: "idle" }), []);
  return { attempt, open, reset };
}
