import { useEffect } from "react";
import { usePromptSettings } from "../provider/settings.js";
import type { OperationView } from "./operationView.js";
import type { OperationActions } from "./useOperationActions.js";

/**
 * The retry that carries the answers is the call itself and may run for minutes. A prompt that is
 * being sent stays for a moment, so that quick servers cause no flicker, and then makes way.
 */
export function useLinger(view: OperationView, putAside: OperationActions["putAside"]): void {
  const { lingerMs } = usePromptSettings();
  const sending = "round" in view && view.round.sending ? view.round.number : undefined;
  useEffect(() => {
    if (sending === undefined || !Number.isFinite(lingerMs)) return;
    const timer = setTimeout(putAside, lingerMs);
    return () => clearTimeout(timer);
  }, [sending, lingerMs, putAside]);
}
