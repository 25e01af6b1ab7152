import { useReducer } from "react";

/** Code that is loaded when it is first needed, once for the page. */
export interface LazyPart<T> {
  /** @throws what the import throws; the next call tries again */
  preload(): Promise<T>;
  /** What is there already. */
  peek(): T | undefined;
  /** What came of loading it. @throws the promise while it is loading, as Suspense wants it */
  read(): { value: T } | { error: unknown };
  /** Forgets a failure. */
  reset(): void;
}

/** @param load called once; again only after it failed */
export function lazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  let outcome: { value: T } | { error: unknown } | undefined;
  let loading: Promise<T> | undefined;
  const preload = () => {
    loading ??= load().then(
      (value) => {
        outcome = { value };
        return value;
      },
      (error: unknown) => {
        outcome = { error };
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    preload,
    peek: () => (outcome && "value" in outcome ? outcome.value : undefined),
    read() {
      if (outcome !== undefined) return outcome;
      throw preload();
    },
    reset() {
      outcome = undefined;
      loading = undefined;
    },
  };
}

/**
 * The part, or the way to try again where it could not be loaded. Suspends while it is loading, so
 * that a page made on a server keeps what the server has drawn.
 */
export function useLazyPart<T>(
  part: LazyPart<T>,
): { value: T; retry?: undefined } | { value?: undefined; retry: () => void } {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const outcome = part.read();
  if ("value" in outcome) return outcome;
  return {
    retry: () => {
      part.reset();
      again();
    },
  };
}
