import type { Messages } from "@askback/elicitation-react";
import { type LanguageTag, loadMessages } from "./languages.js";

export interface Language {
  /** What the kit speaks now. */
  tag: LanguageTag;
  /** Its sentences; English when absent. */
  messages: Messages | undefined;
  /** The one that was chosen last could not be loaded. */
  failed: boolean;
}

export interface LanguageStore {
  getSnapshot(): Language;
  subscribe(listener: () => void): () => void;
  /** Speaks `tag` once its file is there; until then, and if it fails, what was spoken before. */
  speak(tag: LanguageTag): Promise<void>;
}

export function createLanguage(load: typeof loadMessages = loadMessages): LanguageStore {
  let language: Language = { tag: "en", messages: undefined, failed: false };
  let wanted: LanguageTag = "en";
  const listeners = new Set<() => void>();
  const change = (next: Language) => {
    language = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    getSnapshot: () => language,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async speak(tag) {
      wanted = tag;
      try {
        const messages = await load[tag]();
        // Another choice may have been made while this one was on its way.
        if (wanted === tag) change({ tag, messages, failed: false });
      } catch {
        if (wanted === tag) change({ ...language, failed: true });
      }
    },
  };
}
