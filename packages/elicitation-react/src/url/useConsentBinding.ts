import { useCallback, useState } from "react";
import type { UrlConsentState } from "./types.js";

/**
 * Consent holds for the address it was given for. When the address changes, whatever state came
 * with the old one does not count, and the consent starts anew.
 */
export function useConsentBinding(
  url: string,
  state: UrlConsentState | undefined,
): { state: UrlConsentState | undefined; changed: boolean; agree: () => void } {
  const [agreed, setAgreed] = useState<string>();
  const opened = state?.status === "opened";
  // First seen as opened, e.g. after a reload: what the session says counts.
  if (opened && agreed === undefined) setAgreed(url);
  const changed = agreed !== undefined && agreed !== url;
  return {
    state: changed && opened ? { status: "pending" } : state,
    changed,
    agree: useCallback(() => setAgreed(url), [url]),
  };
}
