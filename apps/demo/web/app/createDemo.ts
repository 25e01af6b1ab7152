import { createElicitationSession, type ElicitationSession } from "@askback/client-core";
import { createRecorder, type Recorder } from "@askback/client-core/devtools";
import { createPersistence, createWebStorage } from "@askback/client-core/storage";
import type { DemoConfig } from "../../shared/config.js";
import { type Chat, createChat } from "../chat/createChat.js";
import { createThreadStorage } from "../chat/storedThread.js";
import { createLanguage, type LanguageStore } from "../language/createLanguage.js";
import { type Connection, connect } from "../mcp/connection.js";
import { createTokenSource } from "../mcp/tokens.js";
import type { Scenario } from "../scenarios/types.js";
import { createSettings, type SettingsStore } from "../settings/settings.js";

export interface Demo {
  config: DemoConfig;
  chat: Chat;
  session: ElicitationSession;
  settings: SettingsStore;
  language: LanguageStore;
  wire: Recorder;
}

/** Puts the page together for one user: a session, a chat, and a connection per server called. */
export async function createDemo(config: DemoConfig, window: Window): Promise<Demo> {
  const settings = createSettings(window.localStorage, window.document.documentElement);
  const { user } = settings.getSnapshot();
  const wire = createRecorder();
  // What waits for an answer goes on after a reload, for this user only.
  const session = createElicitationSession({
    persistence: createPersistence({ storage: createWebStorage(), userKey: user }),
  });
  const token = createTokenSource(user);
  const connections = new Map<string, Promise<Connection>>();

  const serverOf = (scenario: Scenario) => {
    const server = config.servers.find(({ id }) => id === scenario.server);
    if (!server) throw new Error(`The page knows no address of the server "${scenario.server}".`);
    return server;
  };

  function connectTo(scenario: Scenario): Promise<Connection> {
    const key = `${scenario.server} ${scenario.era}`;
    const open = connections.get(key);
    if (open) return open;
    const server = serverOf(scenario);
    const opening = connect({ server, session, token, wire, era: scenario.era });
    connections.set(key, opening);
    // A connection that failed or was closed is not kept: the next call makes a new one.
    const forget = () => connections.delete(key);
    opening.then(({ client }) => {
      client.onclose = forget;
    }, forget);
    return opening;
  }

  const chat = createChat({
    session,
    storage: createThreadStorage(window.sessionStorage, user),
    connect: connectTo,
    serverLabel: (scenario) => serverOf(scenario).label,
  });
  resumeOnceAttached(session, chat);
  const language = await followLanguage(settings, window.document.documentElement);
  return { config, chat, session, settings, language, wire };
}

/** The language that the settings name; the root says which is spoken, for the dialog in the body. */
async function followLanguage(settings: SettingsStore, root: HTMLElement): Promise<LanguageStore> {
  const language = createLanguage();
  let chosen = settings.getSnapshot().language;
  language.subscribe(() => {
    root.lang = language.getSnapshot().tag;
  });
  settings.subscribe(() => {
    const { language: tag } = settings.getSnapshot();
    if (tag === chosen && !language.getSnapshot().failed) return;
    chosen = tag;
    void language.speak(tag);
  });
  // Before anything is shown: a question that goes on after a reload is not first shown in English.
  await language.speak(chosen);
  return language;
}

/** Interrupted calls go on when an interface is there that can show their questions. */
function resumeOnceAttached(session: ElicitationSession, chat: Chat): void {
  const stop = session.subscribe(() => {
    if (!session.getSnapshot().modes.form) return;
    stop();
    void chat.resume();
  });
}
