import { keep } from "../app/keep.js";
import { directionOf, type LanguageTag, languageTags } from "../language/languages.js";

export interface Settings {
  user: "alice" | "bob";
  theme: "system" | "light" | "dark";
  /** Of the questions; the page around them is English. */
  language: LanguageTag;
  direction: "ltr" | "rtl";
  presentation: "inline" | "dialog";
}

export interface SettingsStore {
  getSnapshot(): Settings;
  subscribe(listener: () => void): () => void;
  /** A language brings its direction along; it can be changed afterwards. */
  set(change: Partial<Settings>): void;
}

const storageKey = "askback-demo-settings";

export const settingChoices: { [Key in keyof Settings]: readonly Settings[Key][] } = {
  user: ["alice", "bob"],
  theme: ["system", "light", "dark"],
  language: languageTags,
  direction: ["ltr", "rtl"],
  presentation: ["inline", "dialog"],
};

const defaults: Settings = {
  user: "alice",
  theme: "system",
  language: "en",
  direction: "ltr",
  presentation: "inline",
};

/** What the user chose; survives a reload, and shows on the root element at once. */
export function createSettings(storage: Storage, root: HTMLElement): SettingsStore {
  let settings = read(storage);
  const listeners = new Set<() => void>();
  const show = () => {
    root.dataset.theme = settings.theme;
    root.dir = settings.direction;
  };
  show();
  return {
    getSnapshot: () => settings,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change) {
      const { language } = change;
      const along = language === undefined ? {} : { direction: directionOf(language) };
      settings = { ...settings, ...along, ...change };
      keep(storage, storageKey, settings);
      show();
      for (const listener of [...listeners]) listener();
    },
  };
}

function read(storage: Storage): Settings {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(storageKey) ?? "{}");
  } catch {
    stored = {};
  }
  const pick = <Key extends keyof Settings>(key: Key): Settings[Key] => {
    const value: unknown =
      typeof stored === "object" && stored !== null ? Reflect.get(stored, key) : undefined;
    return settingChoices[key].find((choice) => choice === value) ?? defaults[key];
  };
  return {
    user: pick("user"),
    theme: pick("theme"),
    language: pick("language"),
    direction: pick("direction"),
    presentation: pick("presentation"),
  };
}
