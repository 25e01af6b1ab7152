import { useEffect, useMemo } from "react";
import type { Drafts, ElicitationSession } from "../core.js";

const IDLE_MS = 400;

/** What is typed, between the form and the session. */
export interface DraftKeeper {
  note(operationId: string, key: string, drafts: Drafts): void;
  /** Something was typed into this item since it appeared. */
  has(operationId: string, key: string): boolean;
  /** Hands what was noted to the session. */
  flush(): void;
  /** The item is answered or gone. */
  forget(operationId: string, key: string): void;
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

interface Note {
  operationId: string;
  key: string;
  drafts: Drafts;
  saved: boolean;
}

export function createDraftKeeper(session: ElicitationSession): DraftKeeper {
  const notes = new Map<string, Note>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idOf = (operationId: string, key: string) => `${operationId}/${key}`;

  const flush = () => {
    clearTimeout(timer);
    for (const note of notes.values()) {
      if (note.saved) continue;
      note.saved = true;
      // The item may have been withdrawn meanwhile: then there is nothing to keep.
      const { operations } = session.getSnapshot();
      const operation = operations.find(({ id }) => id === note.operationId);
      if (operation?.round?.items[note.key]?.state.status === "pending") {
        session.saveDrafts(note.operationId, note.key, note.drafts);
      }
    }
  };

  return {
    note(operationId, key, drafts) {
      notes.set(idOf(operationId, key), { operationId, key, drafts, saved: false });
      clearTimeout(timer);
      timer = setTimeout(flush, IDLE_MS);
    },
    has: (operationId, key) => notes.has(idOf(operationId, key)),
    flush,
    forget(operationId, key) {
      notes.delete(idOf(operationId, key));
    },
  };
}
