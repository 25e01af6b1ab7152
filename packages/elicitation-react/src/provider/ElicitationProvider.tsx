import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { ElicitationSession } from "../core.js";
import type { MessageOverrides, Messages } from "../messages/index.js";
import { AnnounceProvider } from "../prompt/announce.js";
import type { UrlSettings } from "../url/types.js";
import { ElicitationMessagesProvider } from "./messages.js";
import { defaultSettings, SettingsContext } from "./settings.js";

export const SessionContext = createContext<ElicitationSession | null>(null);

/** Props of `<ElicitationProvider>`. */
export interface ElicitationProviderProps {
  /** From `createElicitationSession`; one for the whole page. */
  session: ElicitationSession;
  /** A whole language; English when absent. */
  messages?: Messages | undefined;
  /** Single sentences to replace. */
  overrides?: MessageOverrides | undefined;
  /** Where dialogs are mounted: a node inside your shadow root. @default document.body */
  container?: HTMLElement | undefined;
  /** ms after appearing in which a prompt ignores accept. @default 500 */
  guardMs?: number | undefined;
  /** What links are judged by (`context: { development: true }`, brands), and how they are opened. */
  url?: UrlSettings | undefined;
  /** ms for which a prompt stays while its answer is on its way. @default 1200 */
  lingerMs?: number | undefined;
  /** Your chat, with the outlet in it. */
  children: ReactNode;
}

/** Session, language and settings for every part below, and one live region that they share. */
export function ElicitationProvider(props: ElicitationProviderProps): ReactNode {
  const { session, messages, overrides, container, url, children } = props;
  const guardMs = props.guardMs ?? defaultSettings.guardMs;
  const lingerMs = props.lingerMs ?? defaultSettings.lingerMs;
  const settings = useMemo(
    () => ({ guardMs, lingerMs, container, url }),
    [guardMs, lingerMs, container, url],
  );
  return (
    <SessionContext.Provider value={session}>
      <ElicitationMessagesProvider
        {...(messages && { messages })}
        {...(overrides && { overrides })}
      >
        <SettingsContext.Provider value={settings}>
          <AnnounceProvider>{children}</AnnounceProvider>
        </SettingsContext.Provider>
      </ElicitationMessagesProvider>
    </SessionContext.Provider>
  );
}

/**
 * The session of the provider above.
 * @throws Error when there is none
 */
export function useElicitationSession(): ElicitationSession {
  const session = useContext(SessionContext);
  if (session === null) {
    throw new Error(
      "No elicitation session here: this part stands outside <ElicitationProvider>. Put the provider around it.",
    );
  }
  return session;
}
