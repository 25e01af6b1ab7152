import { createContext, useContext } from "react";
import type { UrlSettings } from "../url/types.js";

/** What a host decides once for every prompt. Everything has a default, so parts work without it. */
export interface PromptSettings {
  /** ms after appearing in which a prompt ignores accept and outside clicks. @default 500 */
  guardMs: number;
  /**
   * ms for which a prompt stays while its answer is on its way. A tool may run long after that: then
   * it makes way for a strip. @default 1200
   */
  lingerMs: number;
  /** Where dialogs are mounted; give a node inside your shadow root there. @default document.body */
  container?: HTMLElement | undefined;
  /** What links are judged by, and how they are opened. */
  url?: UrlSettings | undefined;
}

export const defaultSettings: PromptSettings = { guardMs: 500, lingerMs: 1200 };

export const SettingsContext = createContext<Partial<PromptSettings>>(defaultSettings);

export function usePromptSettings(): PromptSettings {
  const settings = useContext(SettingsContext);
  return { ...defaultSettings, ...settings };
}
