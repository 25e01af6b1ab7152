import { importInspector } from "../core.js";

/** Reads an address. Never throws; what it finds is in the result. */
export type InspectUrl = Awaited<ReturnType<typeof importInspector>>;

let loading: Promise<InspectUrl> | undefined;

/**
 * Loads what reads addresses, once.
 * @throws what the import throws; the next call tries again
 */
export function loadInspector(): Promise<InspectUrl> {
  loading ??= importInspector().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
