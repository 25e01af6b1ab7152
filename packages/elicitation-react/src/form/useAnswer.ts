import { useCallback, useEffect, useRef } from "react";
import type { ElicitResult } from "../core.js";

/**
 * Lets one answer through. The next one only after the host has said that the first did not arrive
 * (`error` changed) or is done with it (`busy` ended), so a double click sends nothing twice.
 */
export function useAnswer(
  onRespond: (result: ElicitResult) => void,
  busy: boolean,
  error: unknown,
): { answer: (result: ElicitResult) => void; answered: () => boolean } {
  const done = useRef(false);
  const respond = useRef(onRespond);
  useEffect(() => {
    respond.current = onRespond;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error opens the form again
  useEffect(() => {
    if (!busy) done.current = false;
  }, [busy, error]);

  const answer = useCallback((result: ElicitResult) => {
    if (done.current) return;
    done.current = true;
    respond.current(result);
  }, []);
  const answered = useCallback(() => done.current, []);
  return { answer, answered };
}
