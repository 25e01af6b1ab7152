import { describe, expect, it } from "vitest";
import { complete, formRequest, inputRequired, whenSnapshot } from "../testing/index.js";
import { call, whenAsked } from "./connect.testing.js";
import { createWorld } from "./resume.testing.js";

const key = "sk-proj-AbCdEf0123456789AbCdEf0123456789AbCdEf01";

/** A question is answered, the next one waits in the store, and the page is gone. */
async function answerOne(content: { [name: string]: string }) {
  const world = createWorld([
    inputRequired({ a: formRequest("Where?") }, "s1"),
    inputRequired({ b: formRequest("When?") }, "s2"),
    complete(),
  ]);
  const { session, elicitation } = await world.openPage();
  void elicitation.callTool(call, { callId: "call-7" });
  const first = await whenAsked(session);
  session.respond(first.id, "a", { action: "accept", content });
  await whenAsked(session, ({ round }) => round?.number === 2);
  const [receipt] = session.getSnapshot().operations[0]?.receipts ?? [];
  await world.whenStored((data) => data.includes("When?"));
  return { ...world, stored: await world.store.list(), receipt };
}

describe("what was answered before a reload", () => {
  it("is there to be looked back at, and the next answer joins it [A-06] [M-22]", async () => {
    const { openPage, receipt } = await answerOne({ v: "Oslo" });
    const { session, elicitation } = await openPage();
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
    const { openPage, stored } = await answerOne({ v: key });
    expect(JSON.stringify(stored)).not.toContain(key);
    const { session, elicitation } = await openPage();
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
    ["a time that no date has", { at: 1e300 }],
  ])("is left out when the store holds %s", async (_, change) => {
    const { store, stored, openPage } = await answerOne({ v: "Oslo" });
    const [record] = stored;
    if (record === undefined) throw new Error("Nothing is stored.");
    const data = structuredClone(record.data) as { receipts: object[] };
    Object.assign(data.receipts[0] ?? {}, change);
    await store.put({ ...record, data });

    const { session, elicitation } = await openPage();
    await elicitation.resume();
    const { operations } = await whenSnapshot(session, ({ operations: [one] }) => !!one?.round);
    expect(operations[0]).toMatchObject({ receipts: [], round: { items: { b: {} } } });
  });
});
