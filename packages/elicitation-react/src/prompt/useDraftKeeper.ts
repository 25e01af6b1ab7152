import { useEffect, useMemo } from "react";
import type { Drafts, ElicitationSession } from "../core.js";

const IDLE_MS = 400;

/** One question. The same key in another round may be another one. */
export interface ItemPlace {
  operationId: string;
  round: number;
  key: string;
}

/** What is typed, between the form and the session. */
export interface DraftKeeper {
  note(place: ItemPlace, drafts: Drafts): void;
  /** Something was typed into this item since it appeared. */
  has(place: ItemPlace): boolean;
  /** Hands what was noted to the session. */
  flush(): void;
  /** The item is answered or gone. */
  forget(place: ItemPlace): void;
}

/**
 * Hands drafts to the session when typing pauses, when the page is hidden, and when asked to: not at
 * every key, so that a long form does not re-render the whole surface while one types.
 */
export function useDraftKeeper(session: ElicitationSession): DraftKeeper {
  const keeper = useMemo(() => createDraftKeeper(session), [session]);
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === "hidden") keeper.flush();
    };
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("pagehide", keeper.flush);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("pagehide", keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  return keeper;
}

interface Note extends ItemPlace {
  drafts: Drafts;
  saved: boolean;
}

export function createDraftKeeper(session: ElicitationSession): DraftKeeper {
  const notes = new Map<string, Note>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idOf = ({ operationId, round, key }: ItemPlace) => `${operationId}/${round}/${key}`;

  const flush = () => {
    clearTimeout(timer);
    for (const note of notes.values()) {
      if (note.saved) continue;
      note.saved = true;
      // The item may have been withdrawn meanwhile: then there is nothing to keep.
      const { operations } = session.getSnapshot();
      const operation = operations.find(({ id }) => id === note.operationId);
      const { round } = operation ?? {};
      if (round?.number !== note.round) continue;
      if (round.items[note.key]?.state.status === "pending") {
        session.saveDrafts(note.operationId, note.key, note.drafts);
      }
    }
  };

  return {
    note(place, drafts) {
      notes.set(idOf(place), { ...place, drafts, saved: false });
      clearTimeout(timer);
      timer = setTimeout(flush, IDLE_MS);
    },
    has: (place) => notes.has(idOf(place)),
    flush,
    forget(place) {
      notes.delete(idOf(place));
    },
  };
}
