import { useCallback, useEffect, useMemo, useState } from "react";
import type { UrlContext, UrlInspection } from "../core.js";
import { asText } from "./asText.js";
import { type InspectUrl, loadInspector } from "./inspector.js";

export type Inspection =
  | { status: "loading"; again: boolean }
  | { status: "failed"; retry: () => void }
  | { status: "read"; result: UrlInspection };

type Loaded = { inspect: InspectUrl } | { error: unknown } | undefined;

/**
 * Loads what reads addresses and reads one. Until it is there, and when it cannot be loaded or
 * throws, there is no result, and without a result nothing opens.
 * @param load for hosts that bring the inspector themselves
 */
export function useInspection(
  url: unknown,
  context: UrlContext,
  load: () => Promise<InspectUrl> = loadInspector,
): Inspection {
  const [loaded, setLoaded] = useState<Loaded>();
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => {
    setLoaded(undefined);
    setTries((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    let current = true;
    const settle = (outcome: Loaded) => {
      if (current) setLoaded(outcome);
    };
    // `load` is the host's: it may throw as well as reject.
    Promise.resolve()
      .then(load)
      .then((inspect) => settle({ inspect }))
      .catch((error: unknown) => settle({ error }));
    return () => {
      current = false;
    };
  }, [load, tries]);

  const { serverOrigin, hostOrigin, development, brands } = context;
  return useMemo<Inspection>(() => {
    if (loaded === undefined) return { status: "loading", again: tries > 0 };
    if ("error" in loaded) return { status: "failed", retry };
    try {
      const given: UrlContext = {
        ...(serverOrigin === undefined ? {} : { serverOrigin }),
        ...(hostOrigin === undefined ? {} : { hostOrigin }),
        ...(development === undefined ? {} : { development }),
        ...(brands === undefined ? {} : { brands }),
      };
      return { status: "read", result: loaded.inspect(asText(url), given) };
    } catch {
      return { status: "failed", retry };
    }
  }, [loaded, tries, url, serverOrigin, hostOrigin, development, brands, retry]);
}
