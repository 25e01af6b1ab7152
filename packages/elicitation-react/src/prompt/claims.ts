import { useState } from "react";
import type { ElicitationSession, Operation } from "../core.js";
import { useBeforePaint } from "./useBeforePaint.js";

/** Which operations have a place of their own in the page, so that the main outlet leaves them out. */
interface Claims {
  places: readonly string[];
  readonly watchers: Set<(places: ReadonlySet<string>) => void>;
}

// By session, not by context: outlets in several React roots of one page (islands, custom elements)
// share a session and nothing else.
const claimsBySession = new WeakMap<ElicitationSession, Claims>();
const none: ReadonlySet<string> = new Set();

function claimsOf(session: ElicitationSession): Claims {
  const found = claimsBySession.get(session);
  if (found !== undefined) return found;
  const claims: Claims = { places: [], watchers: new Set() };
  claimsBySession.set(session, claims);
  return claims;
}

function change(claims: Claims, places: readonly string[]): void {
  claims.places = places;
  const set = new Set(places);
  for (const watcher of claims.watchers) watcher(set);
}

function claim(session: ElicitationSession, place: string): () => void {
  const claims = claimsOf(session);
  change(claims, [...claims.places, place]);
  return () => change(claims, claims.places.toSpliced(claims.places.indexOf(place), 1));
}

/** A call as a place. Ids of calls are the host's: none may be taken for an operation's. */
export const ofCall = (callId: string): string => `call ${callId}`;

/** Where an operation belongs: at its own id, and at the call that led to it. */
export function placesOf({ id, provenance: { callId } }: Operation): readonly string[] {
  return callId === undefined ? [id] : [id, ofCall(callId)];
}

/**
 * @param place claimed while mounted; an outlet without one is told what others have claimed
 * @returns the places that some outlet has claimed
 */
export function useClaims(
  session: ElicitationSession,
  place: string | undefined,
): ReadonlySet<string> {
  const [claimed, setClaimed] = useState(none);
  useBeforePaint(() => {
    if (place !== undefined) return claim(session, place);
    const claims = claimsOf(session);
    claims.watchers.add(setClaimed);
    setClaimed(claims.places.length > 0 ? new Set(claims.places) : none);
    return () => void claims.watchers.delete(setClaimed);
  }, [session, place]);
  return claimed;
}
