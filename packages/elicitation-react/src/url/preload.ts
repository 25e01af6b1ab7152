import { consentPart } from "./consentPart.js";
import { type InspectUrl, loadInspector } from "./inspector.js";

/**
 * Loads what reads addresses and what shows them, once. `<UrlConsent>` does so when it is first
 * shown; a host can call this earlier, so that no prompt has to wait.
 * @throws what the import throws; the next call tries again
 */
export async function preloadUrlInspection(): Promise<InspectUrl> {
  const [inspect] = await Promise.all([loadInspector(), consentPart.preload()]);
  return inspect;
}
