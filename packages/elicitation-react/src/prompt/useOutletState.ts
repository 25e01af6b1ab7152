import { useCallback, useState } from "react";
import type { Operation } from "../core.js";
import type { RoundPosition } from "./operationView.js";

interface Place {
  round: number;
  position?: RoundPosition;
  aside?: boolean;
}

/** Where the user is in each operation. The session knows nothing of it; a new round starts afresh. */
export interface OutletState {
  positionOf(operation: Operation): RoundPosition;
  isAside(operation: Operation): boolean;
  setPosition(operationId: string, round: number, position: RoundPosition): void;
  setAside(operationId: string, round: number, aside: boolean): void;
}

/** More than ever wait at a time: an outlet that stays for long forgets the oldest. */
const mostPlaces = 200;

export function useOutletState(): OutletState {
  const [places, setPlaces] = useState<ReadonlyMap<string, Place>>(new Map());

  const change = useCallback((id: string, round: number, part: Omit<Place, "round">) => {
    setPlaces((old) => {
      const place = old.get(id);
      const kept = place?.round === round ? place : { round };
      const others = [...old].filter(([other]) => other !== id).slice(1 - mostPlaces);
      return new Map([...others, [id, { ...kept, ...part }]]);
    });
  }, []);
  const setPosition = useCallback<OutletState["setPosition"]>(
    (id, round, position) => change(id, round, { position }),
    [change],
  );
  const setAside = useCallback<OutletState["setAside"]>(
    (id, round, aside) => change(id, round, { aside }),
    [change],
  );
  const placeOf = (operation: Operation) => {
    const place = places.get(operation.id);
    return place?.round === (operation.round?.number ?? 0) ? place : undefined;
  };
  return {
    positionOf: (operation) => placeOf(operation)?.position,
    isAside: (operation) => placeOf(operation)?.aside ?? false,
    setPosition,
    setAside,
  };
}
