import { createElicitationSession, type ElicitationSession } from "@askback/client-core";
import type { DemoConfig } from "../../shared/config.js";
import { type Chat, createChat } from "../chat/createChat.js";
import { type Connection, connect } from "../mcp/connection.js";
import { createTokenSource } from "../mcp/tokens.js";
import type { Scenario } from "../scenarios/types.js";
import { createSettings, type SettingsStore } from "../settings/settings.js";
import { createWireRecorder, type WireRecorder } from "../wire/recorder.js";

export interface Demo {
  config: DemoConfig;
  chat: Chat;
  session: ElicitationSession;
  settings: SettingsStore;
  wire: WireRecorder;
  /** Another account: nothing of the one before may stay. */
  switchUser(user: "alice" | "bob"): void;
}

/** Puts the page together: one session, one chat, and a connection per server that is called. */
export function createDemo(config: DemoConfig, storage: Storage, root: HTMLElement): Demo {
  const settings = createSettings(storage, root);
  const wire = createWireRecorder();
  const session = createElicitationSession();
  const connections = new Map<string, Promise<Connection>>();
  let token = createTokenSource(settings.getSnapshot().user);

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
    // A failed attempt is not kept: the next call tries again.
    opening.catch(() => connections.delete(key));
    return opening;
  }

  const chat = createChat({
    session,
    connect: connectTo,
    serverLabel: (scenario) => serverOf(scenario).label,
  });

  return {
    config,
    chat,
    session,
    settings,
    wire,
    switchUser(user) {
      chat.clear();
      wire.clear();
      for (const opening of connections.values()) {
        opening.then(({ client }) => client.close()).catch(() => undefined);
      }
      connections.clear();
      token = createTokenSource(user);
      settings.set({ user });
    },
  };
}
