// Operations that wait while the page is reloaded, in the browser's own stores, with several tabs.
import "fake-indexeddb/auto";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  createIndexedDbStorage,
  createPersistence,
  createWebStorage,
  type ElicitationStorage,
} from "../../src/session/storageAdapters.js";
import type { LockManager } from "../../src/session/storageLocks.js";
import {
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
  type Script,
} from "../../src/testing/index.js";
import { createArea, createDatabases, createTabs, type Tab } from "../support/browser.js";
import { TestClock } from "../support/clock.js";
import { connectTo } from "../support/connect.js";
import { itemsOf, openPrompts, prompt, yes } from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo" } };
const asked = inputRequired({ a: formRequest("q"), b: formRequest("and?") }, '{"s":1}');

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The day that the sessions of these tests live in. */
const now = () => new TestClock().now();

const stores: [string, () => (locks: LockManager) => ElicitationStorage][] = [
  [
    "sessionStorage",
    () => {
      const area = createArea();
      return (locks) => createWebStorage({ area: () => area, locks, now });
    },
  ],
  [
    "IndexedDB",
    () => {
      vi.stubGlobal("indexedDB", createDatabases());
      return (locks) => createIndexedDbStorage({ locks, now });
    },
  ],
];

describe.each(stores)("with %s", (_name, createStore) => {
  function createBrowser(script: Script) {
    const server = createScriptedServer(script);
    const openTab = createTabs();
    const openStore = createStore();
    const open = async (userKey = "ada") => {
      const tab: Tab = openTab();
      const storage = openStore(tab.locks);
      const persistence = createPersistence({ storage, userKey });
      const world = await connectTo(server, server.connect(), { session: { persistence } });
      /** Until the store has what the page shows; stores take their time. */
      const stored = (text: string) =>
        vi.waitFor(async () => {
          expect(JSON.stringify(await storage.list())).toContain(text);
        });
      return { ...world, tab, storage, stored };
    };
    return { server, open };
  }

  it("an operation goes on after a reload as the user left it [M-22] [M-03] [M-09] [F-22]", async () => {
    const { server, open } = createBrowser([asked, complete()]);
    const before = await open();
    void before.elicitation.callTool(call).catch(() => undefined);
    const { id } = await prompt(before.session);
    before.session.respond(id, "a", yes);
    before.session.saveDrafts(id, "b", { f0: "half typed" });
    await before.stored("half typed");
    await before.tab.close();

    const after = await open();
    const [resumed] = await after.elicitation.resume();
    const operation = await prompt(after.session);
    const [a, b] = itemsOf(operation);
    expect(operation.provenance.source).toMatchObject({ kind: "tool", ...call });
    expect(a?.state).toMatchObject({ status: "answered", response: yes });
    expect(b).toMatchObject({ drafts: { f0: "half typed" }, state: { status: "pending" } });
    after.session.respond(operation.id, "b", { action: "decline" });
    after.session.send(operation.id);
    await resumed?.result;

    expect(server.requests.map(({ params }) => params)).toEqual([
      call,
      { ...call, inputResponses: { a: yes, b: { action: "decline" } }, requestState: '{"s":1}' },
    ]);
    await vi.waitFor(async () => expect(await after.storage.list()).toEqual([]));
  });

  it("an answer that was left out stays left out after a reload [F-22] [F-09]", async () => {
    const { open } = createBrowser([asked, complete()]);
    const before = await open();
    void before.elicitation.callTool(call).catch(() => undefined);
    const { id } = await prompt(before.session);
    before.session.saveDrafts(id, "b", { f0: "half typed", f1: undefined });
    await before.stored("half typed");
    await before.tab.close();

    const after = await open();
    await after.elicitation.resume();
    const [, b] = itemsOf(await prompt(after.session));
    expect(b?.drafts).toStrictEqual({ f0: "half typed", f1: undefined });
  });

  it("what the user marked as a secret is not written, neither answered nor typed [F-22] [A-06]", async () => {
    const { open } = createBrowser([asked, complete()]);
    const { session, elicitation, storage, stored } = await open();
    void elicitation.callTool(call).catch(() => undefined);
    const { id } = await prompt(session);
    session.saveDrafts(id, "a", { f0: "between us" });
    await stored("between us");
    const content = { v: "between us" };
    session.respond(id, "a", { action: "accept", content }, { sensitive: ["v"] });
    session.saveDrafts(id, "b", { f0: "not between us" });
    await stored("not between us");
    expect(JSON.stringify(await storage.list())).not.toContain('"between us"');
  });

  it("two tabs do not go on with the same operation [M-22]", async () => {
    const { server, open } = createBrowser([asked, complete()]);
    const first = await open();
    void first.elicitation.callTool(call).catch(() => undefined);
    await prompt(first.session);
    await first.stored("requestState");

    const second = await open();
    expect(await second.elicitation.resume()).toEqual([]);
    expect(openPrompts(second.session)).toEqual([]);

    await first.tab.close();
    const [third, fourth] = [await open(), await open()];
    const resumed = await Promise.all([third.elicitation.resume(), fourth.elicitation.resume()]);
    expect(resumed.map(({ length }) => length).sort()).toEqual([0, 1]);
    expect(server.requests).toHaveLength(1);
  });

  it("an operation is for its user only [M-22]", async () => {
    const { open } = createBrowser([asked, complete()]);
    const ada = await open("ada");
    void ada.elicitation.callTool(call).catch(() => undefined);
    await prompt(ada.session);
    await ada.stored("requestState");
    await ada.tab.close();

    expect(await (await open("eve")).elicitation.resume()).toEqual([]);
    expect(await (await open("ada")).elicitation.resume()).toHaveLength(1);
  });
});
