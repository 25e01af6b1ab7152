// A page goes away while it is asked, and the next one on the same store goes on.
import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import { createElicitationClient, createElicitationSession } from "@askback/client-core";
import {
  createIndexedDbStorage,
  createPersistence,
  createWebStorage,
  type ElicitationStorage,
} from "@askback/client-core/storage";
import {
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
  whenSnapshot,
} from "@askback/client-core/testing";
import { Client } from "@modelcontextprotocol/client";

/** Gives each page what it asks for: the one that is gone holds nothing any more. */
const locks = {
  request: async (_name: string, _options: object, callback: (lock: unknown) => unknown) =>
    callback({}),
};
const kept = new Map<string, string>();
const area = {
  get length() {
    return kept.size;
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

/** @param openStore what each page calls */
async function goesOn(openStore: () => ElicitationStorage) {
  const server = createScriptedServer([
    inputRequired({ name: formRequest("What is it called?") }, "state"),
    complete(),
  ]);
  const open = async () => {
    const storage = openStore();
    const session = createElicitationSession({
      persistence: createPersistence({ storage, userKey: "ann" }),
    });
    session.attach({ form: true });
    const client = new Client(
      { name: "consumer", version: "1.0.0" },
      { versionNegotiation: { mode: "auto" } },
    );
    const mcp = createElicitationClient(client, { session, server: { id: "printer" } });
    await client.connect(server.connect());
    const asked = whenSnapshot(session, ({ operations }) =>
      operations.some(({ status }) => status === "awaitingInput"),
    );
    return { storage, session, client, mcp, asked };
  };

  const before = await open();
  before.mcp.callTool({ name: "print", arguments: {} }).catch(() => undefined);
  await before.asked;
  while ((await before.storage.list()).length === 0) {
    await new Promise((resolve) => setImmediate(resolve));
  }

  const after = await open();
  const [resumed] = await after.mcp.resume();
  const { operations } = await after.asked;
  const content = { v: "Report" };
  after.session.respond(operations[0]?.id ?? "", "name", { action: "accept", content });
  assert(resumed);
  await resumed.result;
  assert.deepEqual(server.requests.at(-1)?.params.inputResponses, {
    name: { action: "accept", content },
  });
  await after.client.close();
}

await goesOn(() => createIndexedDbStorage({ locks }));
await goesOn(() => createWebStorage({ area: () => area, locks }));
