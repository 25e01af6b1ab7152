import type { Draft } from "../core.js";
import type { DraftListener } from "./types.js";

/** Who wants to know of one field; so that a key press wakes nobody else. */
export function createListeners() {
  const all = new Map<string, Set<DraftListener>>();
  return {
    listen(name: string, listener: DraftListener): () => void {
      const own = all.get(name) ?? new Set();
      all.set(name, own.add(listener));
      return () => void own.delete(listener);
    },
    tell(name: string, draft: Draft): void {
      for (const listener of all.get(name) ?? []) listener(draft);
    },
  };
}
