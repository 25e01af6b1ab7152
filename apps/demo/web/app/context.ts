import type { RecordedMessage } from "@askback/client-core/devtools";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { Turn } from "../chat/types.js";
import type { Language } from "../language/createLanguage.js";
import type { Settings } from "../settings/settings.js";
import type { Demo } from "./createDemo.js";

export const DemoContext = createContext<Demo | null>(null);

export function useDemo(): Demo {
  const demo = useContext(DemoContext);
  if (demo === null) throw new Error("This part of the page stands outside <DemoContext>.");
  return demo;
}

interface Store<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
}

function useStore<Snapshot>(store: Store<Snapshot>): Snapshot {
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}

export function useThread(): readonly Turn[] {
  return useStore(useDemo().chat);
}

export function useSettings(): Settings {
  return useStore(useDemo().settings);
}

export function useLanguage(): Language {
  return useStore(useDemo().language);
}

export function useWire(): readonly RecordedMessage[] {
  return useStore(useDemo().wire).messages;
}
