import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import type { Operation } from "../core.js";

interface Claims {
  ids: ReadonlySet<string>;
  claim: (id: string) => () => void;
}

const none: Claims = { ids: new Set(), claim: () => () => undefined };
const ClaimsContext = createContext<Claims>(none);

// On a server there is no layout, and React 18 warns about it.
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Knows which operations have a place of their own, so that the main outlet leaves them out. */
export function ClaimsProvider({ children }: { children: ReactNode }): ReactNode {
  const [list, setList] = useState<readonly string[]>([]);
  const claim = useCallback((id: string) => {
    setList((old) => [...old, id]);
    return () => setList((old) => old.toSpliced(old.indexOf(id), 1));
  }, []);
  const value = useMemo(() => ({ ids: new Set(list), claim }), [list, claim]);
  return <ClaimsContext.Provider value={value}>{children}</ClaimsContext.Provider>;
}

/** A call as a place. Ids of calls are the host's: none may be taken for an operation's. */
export const ofCall = (callId: string): string => `call ${callId}`;

/** Where an operation belongs: at its own id, and at the call that led to it. */
export function placesOf({ id, provenance: { callId } }: Operation): readonly string[] {
  return callId === undefined ? [id] : [id, ofCall(callId)];
}

/**
 * @param place claimed while mounted
 * @returns the places that some outlet has claimed
 */
export function useClaims(place: string | undefined): ReadonlySet<string> {
  const { ids, claim } = useContext(ClaimsContext);
  useBeforePaint(() => (place === undefined ? undefined : claim(place)), [place, claim]);
  return ids;
}
