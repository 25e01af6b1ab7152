import { useCallback, useEffect, useRef, useState } from "react";
import type { ElicitAction, ElicitResult } from "../core.js";
import type { UrlConsentState } from "./types.js";

export interface Answer {
  state: UrlConsentState;
  /** Answers once; later calls do nothing. */
  answer: (action: ElicitAction) => void;
  /** The answer is on its way. */
  sending: boolean;
  /** The answer was not delivered: sends it again. */
  resend: (() => void) | undefined;
}

/**
 * The answer to the request and the state that follows from it: the host's state where it gives
 * one, else kept here. A host's state that comes back to pending can be answered again.
 * @param error what the host says went wrong with the last answer
 */
export function useAnswer(
  given: UrlConsentState | undefined,
  onRespond: ((result: ElicitResult) => void | Promise<void>) | undefined,
  error: string | undefined,
): Answer {
  const [own, setOwn] = useState<UrlConsentState>({ status: "pending" });
  const [delivery, setDelivery] = useState<{ failed: boolean; result: ElicitResult }>();
  const answered = useRef(false);
  const unsent = delivery?.failed ? delivery.result : undefined;
  const state = given === undefined || unsent !== undefined ? own : given;

  useEffect(() => {
    if (state.status === "pending") answered.current = false;
  }, [state.status]);
  useEffect(() => {
    // The host reports that the answer did not get through and asks for it again.
    if (error !== undefined) answered.current = false;
  }, [error]);

  const deliver = useCallback(
    (result: ElicitResult) => {
      const settle = (failed: boolean) => setDelivery(failed ? { failed, result } : undefined);
      try {
        const answering = onRespond?.(result);
        if (answering === undefined) return settle(false);
        setDelivery({ failed: false, result });
        answering.then(
          () => settle(false),
          () => settle(true),
        );
      } catch {
        settle(true);
      }
    },
    [onRespond],
  );

  const answer = useCallback(
    (action: ElicitAction) => {
      if (answered.current) return;
      answered.current = true;
      // In url mode no answer has content.
      const result: ElicitResult = { action };
      const at = Date.now();
      setOwn(
        action === "accept"
          ? { status: "opened", response: result, at, done: false, stillWaiting: 0 }
          : { status: "answered", response: result, at },
      );
      deliver(result);
    },
    [deliver],
  );

  return {
    state,
    answer,
    sending: delivery?.failed === false,
    resend: unsent && (() => deliver(unsent)),
  };
}
