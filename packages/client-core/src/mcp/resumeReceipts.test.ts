import { Client } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { createElicitationSession } from "../session/createSession.js";
import { createMemoryStorage, createPersistence } from "../session/storageAdapters.js";
import { createPageClaims } from "../session/storageLocks.js";
import {
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
  whenSnapshot,
} from "../testing/index.js";
import { call, whenAsked } from "./connect.testing.js";
import { createElicitationClient } from "./createClient.js";

const key = "sk-proj-AbCdEf0123456789AbCdEf0123456789AbCdEf01";

/** A question is answered, the next one waits in the store, and the page is gone. */
async function answerOne(content: { [name: string]: string }) {
  const scripted = createScriptedServer([
    inputRequired({ a: formRequest("Where?") }, "s1"),
    inputRequired({ b: formRequest("When?") }, "s2"),
    complete(),
  ]);
  const storage = createMemoryStorage();
  const open = async () => {
    const persistence = createPersistence({
      storage: { ...storage, claim: createPageClaims() },
      userKey: "alice",
    });
    const session = createElicitationSession({ persistence });
    session.attach({ form: true });
    const client = new Client(
      { name: "test", version: "1" },
      { versionNegotiation: { mode: "auto" } },
    );
    const elicitation = createElicitationClient(client, { server: { id: "s" }, session });
    await client.connect(scripted.connect());
    return { session, elicitation };
  };
  const { session, elicitation } = await open();
  void elicitation.callTool(call, { callId: "call-7" });
  const first = await whenAsked(session);
  session.respond(first.id, "a", { action: "accept", content });
  await whenAsked(session, ({ round }) => round?.number === 2);
  const [receipt] = session.getSnapshot().operations[0]?.receipts ?? [];
  const stored = await expect
    .poll(async () => JSON.stringify(await storage.list()))
    .toContain("When?")
    .then(() => storage.list());
  return { storage, stored, open, receipt };
}

describe("what was answered before a reload", () => {
  it("is there to be looked back at, and the next answer joins it [A-06] [M-22]", async () => {
    const { open, receipt } = await answerOne({ v: "Oslo" });
    const { session, elicitation } = await open();
    const [resumed] = await elicitation.resume();
    const { id, operation } = await whenAsked(session);

    expect(operation.receipts).toEqual([receipt]);
    expect(operation.receipts).toMatchObject([
      { round: 1, key: "a", action: "accept", answers: [{ key: "v", value: "Oslo" }] },
    ]);
    session.respond(id, "b", { action: "decline" });
    await resumed?.result;
    expect(session.getSnapshot().operations[0]?.receipts).toMatchObject([
      { round: 1, action: "accept" },
      { round: 2, action: "decline" },
    ]);
  });

  it("is stored without what looks like a key, wherever it was pasted [A-06]", async () => {
    const { open, stored } = await answerOne({ v: key });
    expect(JSON.stringify(stored)).not.toContain(key);
    const { session, elicitation } = await open();
    await elicitation.resume();
    const { operation } = await whenAsked(session);
    expect(operation.receipts).toMatchObject([{ answers: [{ key: "v", redacted: true }] }]);
  });

  it.each([
    ["an action of nobody's", { action: "agreed" }],
    ["a reason that is none", { reason: "because" }],
    ["answers that are no list", { answers: {} }],
    ["an answer that no form gives", { answers: [{ key: "v", value: { deep: 1 } }] }],
    ["a request without params", { request: {} }],
    ["a round that is no number", { round: "1" }],
  ])("is left out when the store holds %s", async (_, change) => {
    const { storage, stored, open } = await answerOne({ v: "Oslo" });
    const [record] = structuredClone(stored) as { data: { receipts: object[] } }[];
    Object.assign(record?.data.receipts[0] ?? {}, change);
    await storage.put(record as never);

    const { session, elicitation } = await open();
    await elicitation.resume();
    const { operations } = await whenSnapshot(session, ({ operations: [one] }) => !!one?.round);
    expect(operations[0]).toMatchObject({ receipts: [], round: { items: { b: {} } } });
  });
});
