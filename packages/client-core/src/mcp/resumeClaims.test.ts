// Which page goes on with a stored operation, and which does not.
import { describe, expect, it } from "vitest";
import { accept } from "../session/openSession.testing.js";
import { createPageClaims } from "../session/storageLocks.js";
import { complete, formRequest, inputRequired } from "../testing/index.js";
import { call, whenAsked } from "./connect.testing.js";
import { createWorld, round } from "./resume.testing.js";

describe("an operation that waits while the page is reloaded", () => {
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
});
