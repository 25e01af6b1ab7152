import { describe, expect, it } from "vitest";
import { whenSnapshot } from "../testing/index.js";
import { createRemoteSession } from "./page/remoteSession.js";
import { accept, createWorld, form, page, settled, whenShown } from "./world.testing.js";

describe("a page far from its session", () => {
  it("shows what is asked, with where it comes from, and its answer goes back", async () => {
    const { openPage, ask } = createWorld();
    const { remote } = await openPage();
    const answer = ask();
    const shown = await whenShown(remote);
    expect(shown.provenance).toEqual({
      server: { id: "s", origin: "https://mcp.test", claimedName: "Trips" },
      source: { kind: "tool", name: "book", arguments: { city: "Oslo" } },
      callId: "call-1",
    });
    expect(shown.round?.items.request?.request.params).toMatchObject(form);
    remote.respond(shown.id, "request", accept);
    expect(await answer).toEqual(accept);
    const done = await whenShown(remote, ({ status }) => status === "completed");
    expect(done.receipts[0]?.answers).toEqual([{ key: "v", value: "x" }]);
  });

  it("shows an answer at once, before the server has heard of it", async () => {
    const { openPage, ask } = createWorld();
    const { remote } = await openPage();
    void ask();
    const { id } = await whenShown(remote);
    remote.respond(id, "request", accept);
    const [operation] = remote.getSnapshot().operations;
    expect(operation?.round?.sending).toBe(true);
    expect(operation?.round?.items.request?.state).toMatchObject({
      status: "answered",
      response: accept,
    });
  });

  it("opens a page and goes on when the user does", async () => {
    const { openPage, ask } = createWorld();
    const { remote } = await openPage();
    const answer = ask(page);
    const { id } = await whenShown(remote);
    remote.respond(id, "request", { action: "accept" });
    await whenShown(remote, ({ round }) => round?.items.request?.state.status === "opened");
    await settled();
    remote.continueUrl(id, "request");
    expect(await answer).toEqual({ action: "accept" });
  });

  it("is the only one that is declared, as long as it is there", async () => {
    const { openPage, session, clock } = createWorld();
    expect(session.getSnapshot().modes).toEqual({ form: false, url: false });
    const { remote } = await openPage();
    expect(session.getSnapshot().modes).toEqual({ form: true, url: true });
    remote.close();
    await settled();
    clock.pass(9_999);
    expect(session.getSnapshot().modes.form).toBe(true);
    clock.pass(1);
    expect(session.getSnapshot().modes).toEqual({ form: false, url: false });
  });

  it("answers nothing by going away: the next page shows the question", async () => {
    const { openPage, ask, clock, session } = createWorld();
    const first = await openPage();
    const answer = ask();
    const { id } = await whenShown(first.remote);
    first.remote.saveDrafts(id, "request", { f0: "Osl" });
    await settled();
    first.remote.close();
    await settled();
    clock.pass(60_000);
    expect(session.getSnapshot().operations[0]?.status).toBe("awaitingInput");
    const second = await openPage();
    const shown = await whenShown(second.remote);
    expect(shown.round?.items.request?.drafts).toEqual({ f0: "Osl" });
    second.remote.respond(id, "request", accept);
    expect(await answer).toEqual(accept);
  });
});

describe("a session that outlives its pages", () => {
  it("keeps a question that comes while no page is there for the next one", async () => {
    const { openPage, ask } = createWorld({ session: { policy: { unattended: "wait" } } });
    const answer = ask();
    const { remote } = await openPage();
    const { id } = await whenShown(remote);
    remote.respond(id, "request", accept);
    expect(await answer).toEqual(accept);
  });

  it("ends it by default, since nobody may ever come", async () => {
    const { ask } = createWorld();
    await expect(ask()).rejects.toMatchObject({ code: "NO_INTERFACE" });
  });
});

describe("a page that is rendered on a server", () => {
  it("does not connect before somebody looks at it", async () => {
    const { host } = createWorld();
    const tries: string[] = [];
    const remote = createRemoteSession({
      connect({ page: name, signal }) {
        tries.push(name);
        return host.frames({ page: name, signal });
      },
      post: (command) => host.receive(command),
    });
    expect(remote.getSnapshot().operations).toEqual([]);
    await settled();
    expect(tries).toEqual([]);
    remote.subscribe(() => {});
    await settled();
    expect(tries).toHaveLength(1);
    remote.close();
  });
});

describe("two pages of one user", () => {
  it("see the same, and one answer counts", async () => {
    const { openPage, ask, network } = createWorld();
    const left = await openPage();
    const right = await openPage();
    const answer = ask();
    const { id } = await whenShown(left.remote);
    await whenShown(right.remote);
    left.remote.respond(id, "request", accept);
    right.remote.respond(id, "request", { action: "decline" });
    expect(await answer).toEqual(accept);
    await whenSnapshot(right.remote, ({ operations }) => operations[0]?.status === "completed");
    await settled();
    expect(right.refused).toMatchObject([{ type: "respond", error: { code: "INVALID_COMMAND" } }]);
    expect(network.delivered.filter(({ type }) => type === "respond")).toHaveLength(2);
    expect(right.remote.getSnapshot()).toEqual(left.remote.getSnapshot());
  });
});

describe("a slow or broken network", () => {
  it("delivers an answer once, also when its reply is lost", async () => {
    const { openPage, ask, network, clock, session } = createWorld();
    const { remote, refused } = await openPage();
    const answer = ask();
    const { id } = await whenShown(remote);
    network.loseReplies = true;
    remote.respond(id, "request", accept);
    expect(await answer).toEqual(accept);
    network.loseReplies = false;
    await settled();
    clock.pass(500);
    await settled();
    const ids = network.delivered.filter(({ type }) => type === "respond").map((each) => each.id);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(refused).toEqual([]);
    expect(session.getSnapshot().operations[0]?.receipts).toHaveLength(1);
  });

  it("keeps what was answered, says that it failed, and sends it when the network is back", async () => {
    const { openPage, ask, network, clock } = createWorld();
    const { remote } = await openPage();
    const answer = ask();
    const { id } = await whenShown(remote);
    network.down = true;
    network.cut();
    remote.respond(id, "request", accept);
    for (let tries = 0; tries < 12; tries += 1) {
      await settled();
      clock.pass(5_000);
    }
    await settled();
    const [failed] = remote.getSnapshot().operations;
    expect(failed?.round?.error?.code).toBe("TRANSPORT");
    expect(failed?.round?.items.request?.state).toMatchObject({ response: accept });
    network.down = false;
    remote.reconnect();
    expect(await answer).toEqual(accept);
  });

  it("opens a stream that fell silent anew", async () => {
    const { openPage, network, clock } = createWorld({ host: { heartbeat: Infinity } });
    const { remote } = await openPage();
    const before = network.frames.filter(({ type }) => type === "snapshot").length;
    clock.pass(45_000);
    await settled();
    expect(remote.getConnection().status).toBe("waiting");
    clock.pass(500);
    await settled();
    expect(network.frames.filter(({ type }) => type === "snapshot")).toHaveLength(before + 1);
    expect(remote.getConnection().status).toBe("open");
  });
});
