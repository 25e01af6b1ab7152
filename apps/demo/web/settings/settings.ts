export interface Settings {
  user: "alice" | "bob";
  theme: "system" | "light" | "dark";
  direction: "ltr" | "rtl";
  presentation: "inline" | "dialog";
}

export interface SettingsStore {
  getSnapshot(): Settings;
  subscribe(listener: () => void): () => void;
  set(change: Partial<Settings>): void;
}

const storageKey = "askback-demo-settings";

export const settingChoices: { [Key in keyof Settings]: readonly Settings[Key][] } = {
  user: ["alice", "bob"],
  theme: ["system", "light", "dark"],
  direction: ["ltr", "rtl"],
  presentation: ["inline", "dialog"],
};

const defaults: Settings = {
  user: "alice",
  theme: "system",
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
      settings = { ...settings, ...change };
      storage.setItem(storageKey, JSON.stringify(settings));
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
    direction: pick("direction"),
    presentation: pick("presentation"),
  };
}
