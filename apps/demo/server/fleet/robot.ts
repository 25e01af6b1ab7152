import {
  createElicitationClient,
  createElicitationSession,
  type ElicitationClient,
  type ElicitContent,
} from "@askback/client-core";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createDemoTokens, type DemoUser } from "../identity/tokens.js";

/** Answers by the key of the question; may wait before it does. */
export type Answers = { [key: string]: ElicitContent | (() => Promise<ElicitContent>) };

export interface Robot {
  client: ElicitationClient;
  close(): Promise<void>;
}

/** A user who answers every question at once: our own client and session, without a page. */
export async function connectRobot(options: {
  url: string;
  key: string;
  user: DemoUser;
  answers: Answers;
}): Promise<Robot> {
  const { url, key, user, answers } = options;
  const session = createElicitationSession({ policy: { promptsPerMinute: Infinity } });
  session.attach({ form: true, url: true });
  const asked = new Set<string>();
  session.subscribe(() => {
    for (const { id, round } of session.getSnapshot().operations) {
      for (const item of Object.values(round?.items ?? {})) {
        const question = `${id} ${round?.number} ${item.key}`;
        if (item.state.status !== "pending" || asked.has(question)) continue;
        asked.add(question);
        void answer(id, item.key);
      }
    }
  });

  async function answer(operationId: string, itemKey: string) {
    const given = answers[itemKey];
    const content = typeof given === "function" ? await given() : given;
    session.respond(operationId, itemKey, {
      ...(content ? { action: "accept", content } : { action: "decline" }),
    });
  }

  const client = new Client(
    { name: "robot", version: "1" },
    { versionNegotiation: { mode: "auto" } },
  );
  const elicitation = createElicitationClient(client, { session, server: { id: "fleet" } });
  const token = createDemoTokens(key).issue(user);
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), { authProvider: { token: async () => token } }),
  );
  return { client: elicitation, close: () => client.close() };
}
