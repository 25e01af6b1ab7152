import {
  createElicitationClient,
  createElicitationSession,
  type ElicitationClient,
  type ElicitationSession,
  type ElicitContent,
  type Item,
  type Operation,
} from "@askback/client-core";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createDemoTokens, type DemoUser } from "../identity/tokens.js";

/** Answers by the key of the question; may wait before it does. Without one it declines. */
export type Answers = { [key: string]: ElicitContent | (() => Promise<ElicitContent>) };

export interface RobotOptions {
  url: string;
  key: string;
  user: DemoUser;
  answers: Answers;
  /** Does what there is to do on a page, after agreeing to open it. */
  visit?: (url: string, user: DemoUser) => Promise<void>;
  /** `legacy` speaks 2025-11-25 whatever the server offers. */
  era?: "auto" | "legacy";
}

export interface Robot {
  client: ElicitationClient;
  /** Sending failed this often: the answers were kept, and sent again. */
  readonly resent: number;
  close(): Promise<void>;
}

/** A user who answers every question at once: our own client and session, without a page. */
export async function connectRobot(options: RobotOptions): Promise<Robot> {
  const { url, key, user, era = "auto" } = options;
  const session = createElicitationSession({ policy: { promptsPerMinute: Infinity } });
  session.attach({ form: true, url: true });
  const hand = createHand(session, options);
  const client = new Client({ name: "robot", version: "1" }, { versionNegotiation: { mode: era } });
  const elicitation = createElicitationClient(client, { session, server: { id: "fleet" } });
  const token = createDemoTokens(key).issue(user);
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), { authProvider: { token: async () => token } }),
  );
  return {
    client: elicitation,
    get resent() {
      return hand.resent;
    },
    close: () => client.close(),
  };
}

/** What a user does with the interface: each question once, each failed sending once more. */
function createHand(session: ElicitationSession, options: RobotOptions): { resent: number } {
  const hand = { resent: 0 };
  const done = new Set<unknown>();
  const once = (mark: unknown, act: () => void) => {
    if (done.has(mark)) return;
    done.add(mark);
    act();
  };

  async function answer(id: string, { key, mode, request: { params } }: Item) {
    if (mode === "url") {
      session.respond(id, key, { action: "accept" });
      await options.visit?.("url" in params ? params.url : "", options.user);
      session.continueUrl(id, key);
      return;
    }
    const given = options.answers[key];
    const content = typeof given === "function" ? await given() : given;
    session.respond(id, key, content ? { action: "accept", content } : { action: "decline" });
  }

  function look({ id, round }: Operation) {
    if (!round) return;
    const items = Object.values(round.items);
    for (const item of items) {
      if (item.state.status !== "pending") continue;
      once(`${id} ${round.number} ${item.key}`, () => void answer(id, item));
    }
    if (round.error) {
      once(round.error, () => {
        hand.resent += 1;
        session.send(id);
      });
    } else if (round.needsConfirmation && items.every(({ state }) => state.status === "answered")) {
      once(`${id} ${round.number}`, () => session.send(id));
    }
  }

  session.subscribe(() => session.getSnapshot().operations.forEach(look));
  return hand;
}
