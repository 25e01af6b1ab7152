import { importInspector } from "../core.js";

/** Reads an address. Never throws; what it finds is in the result. */
export type InspectUrl = Awaited<ReturnType<typeof importInspector>>;

let loading: Promise<InspectUrl> | undefined;

/**
 * Loads what reads addresses, once. `<UrlConsent>` does so when it is first shown; a host can call
 * this earlier, so that no prompt has to wait.
 * @throws what the import throws; the next call tries again
 */
export function preloadUrlInspection(): Promise<InspectUrl> {
  loading ??= importInspector().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
