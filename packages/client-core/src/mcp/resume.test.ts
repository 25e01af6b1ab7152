import { Client } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { createElicitationSession } from "../session/createSession.js";
import { FakeClock } from "../session/fakeClock.testing.js";
import type { StoredRecord } from "../session/storage.js";
import { createMemoryStorage, createPersistence } from "../session/storageAdapters.js";
import { createPageClaims } from "../session/storageLocks.js";
import {
  complete,
  createScriptedServer,
  formRequest,
  hold,
  inputRequired,
  type Script,
  urlRequest,
} from "../testing/index.js";
import { call, whenAsked } from "./connect.testing.js";
import { createElicitationClient } from "./createClient.js";

const accept = { action: "accept", content: { v: "x" } } as const;

/** A server and a store that outlive the pages. */
function createWorld(script: Script) {
  const scripted = createScriptedServer(script);
  const clock = new FakeClock();
  const memory = createMemoryStorage({ now: () => clock.now() });
  const changes: (() => void)[] = [];
  const tell = (): void => {
    for (const changed of changes.splice(0)) changed();
  };
  const store = {
    ...memory,
    put: (record: StoredRecord) => memory.put(record).finally(tell),
    remove: (id: string) => memory.remove(id).finally(tell),
  };
  return {
    scripted,
    clock,
    store,
    /** Pages with the same claims are tabs that are open together. */
    async openPage({ userKey = "alice", serverId = "s", claim = createPageClaims() } = {}) {
      const errors: unknown[] = [];
      const client = new Client(
        { name: "test", version: "1" },
        { versionNegotiation: { mode: "auto" } },
      );
      const session = createElicitationSession({
        clock,
        persistence: createPersistence({ storage: { ...store, claim }, userKey }),
        onError: (error) => errors.push(error),
      });
      session.attach({ form: true, url: true });
      const elicitation = createElicitationClient(client, { server: { id: serverId }, session });
      await client.connect(scripted.connect());
      return { session, elicitation, errors };
    },
    /** Resolves when the store has what the page has. */
    async whenStored(wanted: (data: string) => boolean): Promise<string> {
      for (;;) {
        const changed = new Promise<void>((resolve) => {
          changes.push(resolve);
        });
        const data = JSON.stringify(await store.list());
        if (wanted(data)) return data;
        await changed;
      }
    },
  };
}

const round = inputRequired({ a: formRequest("Where?"), b: formRequest("When?") }, "s1");

describe("an operation that waits while the page is reloaded", () => {
  it("goes on as the user left it, with the original request and state [M-22]", async () => {
    const world = createWorld([round, complete()]);
    const before = await world.openPage();
    void before.elicitation.callTool(call, { callId: "call-7" });
    const { id } = await whenAsked(before.session);
    before.session.respond(id, "a", accept);
    before.session.saveDrafts(id, "b", { f0: "tomorr" });
    await world.whenStored((data) => data.includes("tomorr"));

    const after = await world.openPage();
    const [resumed, ...others] = await after.elicitation.resume();
    const { items, operation } = await whenAsked(after.session);

    expect(others).toEqual([]);
    expect(resumed).toMatchObject({
      operationId: id,
      callId: "call-7",
      request: { method: "tools/call", params: call },
    });
    expect(operation).toMatchObject({
      id,
      provenance: { source: { kind: "tool", ...call }, callId: "call-7" },
    });
    expect(items.a?.state).toMatchObject({ status: "answered", response: accept });
    expect(items.b).toMatchObject({ drafts: { f0: "tomorr" }, state: { status: "pending" } });
    after.session.respond(id, "b", { action: "decline" });
    after.session.send(id);
    await expect(resumed?.result).resolves.toHaveProperty("content");
    expect(world.scripted.requests.at(-1)?.params).toEqual({
      ...call,
      inputResponses: { a: accept, b: { action: "decline" } },
      requestState: "s1",
    });
    await world.whenStored((data) => data === "[]");
  });

  it("waits on for a page that was opened, and knows the latest state [M-22] [U-13]", async () => {
    const world = createWorld([
      inputRequired({ u: urlRequest("go", "https://ok.test/") }, "s1"),
      inputRequired(undefined, "s2"),
      complete(),
    ]);
    const before = await world.openPage();
    void before.elicitation.callTool(call);
    const { id } = await whenAsked(before.session);
    before.session.respond(id, "u", { action: "accept" });
    before.session.continueUrl(id, "u");
    await world.whenStored((data) => data.includes('"pausedState":"s2"'));

    const after = await world.openPage();
    const [resumed] = await after.elicitation.resume();
    const { items } = await whenAsked(after.session);
    expect(items.u?.state).toMatchObject({ status: "opened" });
    after.session.continueUrl(id, "u");

    await expect(resumed?.result).resolves.toHaveProperty("content");
    expect(world.scripted.requests.at(-1)?.params).toEqual({ ...call, requestState: "s2" });
  });

  it("offers answers again that were on their way", async () => {
    const world = createWorld([
      inputRequired({ a: formRequest("Where?") }, "s1"),
      [hold("never"), complete()],
      complete(),
    ]);
    const before = await world.openPage();
    void before.elicitation.callTool(call);
    const { id } = await whenAsked(before.session);
    before.session.respond(id, "a", accept);
    await world.whenStored((data) => data.includes('"sending":true'));

    const after = await world.openPage();
    const [resumed] = await after.elicitation.resume();
    const { operation } = await whenAsked(after.session);
    expect(operation.round?.error).toMatchObject({ code: "TRANSPORT" });
    after.session.send(id);

    await expect(resumed?.result).resolves.toHaveProperty("content");
  });

  it("is not for another user, another server or another tab [M-22]", async () => {
    const world = createWorld([round]);
    const claim = createPageClaims();
    const here = await world.openPage({ claim });
    void here.elicitation.callTool(call);
    await whenAsked(here.session);
    await world.whenStored((data) => data.includes("s1"));

    const bob = await world.openPage({ userKey: "bob" });
    const other = await world.openPage({ serverId: "t" });
    const tab = await world.openPage({ claim });

    for (const { elicitation } of [bob, other, tab, here]) {
      expect(await elicitation.resume()).toEqual([]);
    }
    expect(await world.store.list()).toHaveLength(1);
  });

  it("that another tab ended while this one looked is not taken up again [M-22] [M-17]", async () => {
    const world = createWorld([inputRequired({ a: formRequest("Where?") }, "s1"), complete()]);
    const here = await world.openPage();
    const result = here.elicitation.callTool(call);
    const { id } = await whenAsked(here.session);
    await world.whenStored((data) => data.includes("s1"));
    const claimAfterItsEnd = async (claimed: string) => {
      here.session.respond(id, "a", accept);
      await result;
      await world.whenStored((data) => data === "[]");
      return createPageClaims()(claimed);
    };

    const there = await world.openPage({ claim: claimAfterItsEnd });

    expect(await there.elicitation.resume()).toEqual([]);
    expect(there.session.getSnapshot().operations).toEqual([]);
    expect(world.scripted.requests.filter(({ method }) => method === "tools/call")).toHaveLength(2);
  });

  it("that another tab went on with before it closed is taken up as it left it [M-22]", async () => {
    const world = createWorld([round]);
    const here = await world.openPage();
    void here.elicitation.callTool(call);
    const { id } = await whenAsked(here.session);
    await world.whenStored((data) => data.includes("s1"));
    const claimAfterTyping = async (claimed: string) => {
      here.session.saveDrafts(id, "a", { f0: "Rome" });
      await world.whenStored((data) => data.includes("Rome"));
      return createPageClaims()(claimed);
    };

    const there = await world.openPage({ claim: claimAfterTyping });
    await there.elicitation.resume();

    const { items } = await whenAsked(there.session);
    expect(items.a).toMatchObject({ drafts: { f0: "Rome" } });
  });

  it("is over after its time, and when it cannot be read [M-22]", async () => {
    const world = createWorld([round]);
    const before = await world.openPage();
    void before.elicitation.callTool(call);
    await whenAsked(before.session);
    await world.whenStored((data) => data.includes("s1"));
    const [record] = await world.store.list();
    await world.store.put({
      id: "odd",
      expiresAt: world.clock.now() + 1e9,
      data: { serverId: "s", userKey: "alice", version: 99 },
    });
    world.clock.pass(3_600_000);

    const after = await world.openPage();

    expect(await after.elicitation.resume()).toEqual([]);
    expect(after.errors).toMatchObject([{ code: "NOT_RESUMABLE" }]);
    expect(record).toBeDefined();
    expect(await world.store.list()).toEqual([]);
  });

  it("is written without what the form calls a secret", async () => {
    const requestedSchema = {
      type: "object",
      properties: { name: { type: "string" }, password: { type: "string" } },
    };
    const secret = {
      method: "elicitation/create",
      params: { message: "Sign in", requestedSchema },
    };
    const world = createWorld([inputRequired({ a: secret, b: formRequest("When?") }), complete()]);
    const page = await world.openPage();
    const result = page.elicitation.callTool(call);
    const { id } = await whenAsked(page.session);
    page.session.saveDrafts(id, "a", { f0: "Ann", f1: "hunter2" });
    const drafts = await world.whenStored((data) => data.includes("Ann"));
    page.session.respond(id, "a", {
      action: "accept",
      content: { name: "Ann", password: "hunter2" },
    });
    page.session.respond(id, "b", accept);
    const answers = await world.whenStored((data) => data.includes('"v":"x"'));
    expect(drafts + answers).not.toContain("hunter2");

    page.session.send(id);

    await result;
    const [receipt] = page.session.getSnapshot().operations[0]?.receipts ?? [];
    expect(receipt?.answers).toEqual([
      { key: "name", value: "Ann" },
      { key: "password", redacted: true },
    ]);
  });

  it("is written without what looks like a credential, though nobody asked for one [F-18] [M-22]", async () => {
    const pasted = ["gh", "p_", "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2"].join("");
    const world = createWorld([round, complete()]);
    const page = await world.openPage();
    void page.elicitation.callTool(call);
    const { id } = await whenAsked(page.session);
    page.session.saveDrafts(id, "a", { f0: `my key: ${pasted}` });
    page.session.saveDrafts(id, "b", { f0: "tomorr" });
    const drafts = await world.whenStored((data) => data.includes("tomorr"));
    page.session.respond(id, "a", { action: "accept", content: { v: pasted } });
    page.session.respond(id, "b", accept);
    const answers = await world.whenStored((data) => data.includes('"v":"x"'));

    expect(drafts + answers).not.toContain(pasted);
  });

  it("goes on without its copy when the store is broken", async () => {
    const world = createWorld([inputRequired({ a: formRequest("Where?") }), complete()]);
    world.store.put = () => Promise.reject(new Error("full"));
    const page = await world.openPage();
    const result = page.elicitation.callTool(call);
    const { id } = await whenAsked(page.session);
    page.session.respond(id, "a", accept);

    await expect(result).resolves.toHaveProperty("content");
  });
});
