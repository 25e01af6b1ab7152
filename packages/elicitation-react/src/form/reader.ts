import { ElicitationError, type FormReader, importFormReader } from "../core.js";
import { lazyPart, useLazyPart } from "../provider/lazyPart.js";

export const formReader = lazyPart(importFormReader);

/**
 * Loads what reads forms, once. The first form does so when it is shown; a host can call this
 * earlier, so that no prompt has to wait, and on a server before it renders one.
 * @throws what the import throws; the next call tries again
 */
export const preloadForms = async (): Promise<void> => {
  await formReader.preload();
};

/**
 * What reads forms. Suspends while it is loading.
 * @throws ElicitationError when it could not be loaded
 */
export function useFormReader(): FormReader {
  const { value } = useLazyPart(formReader);
  if (value !== undefined) return value;
  throw new ElicitationError(
    "ENGINE_NOT_LOADED",
    "What reads forms could not be loaded: the connection may have dropped. Load the page again, or call preloadForms() before the form is shown.",
  );
}
