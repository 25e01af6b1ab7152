import { Client } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { createElicitationClient } from "../mcp/createClient.js";
import { createElicitationSession } from "../session/createSession.js";
import { FakeClock } from "../session/fakeClock.testing.js";
import { createMemoryStorage, createPersistence } from "../session/storageAdapters.js";
import { createPageClaims } from "../session/storageLocks.js";
import {
  ask,
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
  legacyComplete,
  type Script,
  type ScriptedServerOptions,
  urlRequest,
  whenSnapshot,
} from "../testing/index.js";
import { createRemoteSession } from "./page/remoteSession.js";
import { createSessionHost } from "./server/host.js";
import { accept, Network, settled, whenShown } from "./world.testing.js";

const call = { name: "book", arguments: { city: "Oslo" } };

/** An MCP server and a store that outlive the chat's server, and pages that outlive it too. */
function createBackend(script: Script, options: ScriptedServerOptions = {}) {
  const scripted = createScriptedServer(script, options);
  const clock = new FakeClock();
  const storage = createMemoryStorage({ now: () => clock.now() });
  const start = async (initializeModes = { form: false, url: false }) => {
    const session = createElicitationSession({
      clock,
      policy: { unattended: "wait" },
      persistence: createPersistence({
        storage: { ...storage, claim: createPageClaims() },
        userKey: "alice",
      }),
    });
    const client = new Client(
      { name: "chat", version: "1" },
      { versionNegotiation: { mode: "auto" } },
    );
    const elicitation = createElicitationClient(client, {
      session,
      server: { id: "s", origin: "https://mcp.test" },
      initializeModes,
    });
    await client.connect(scripted.connect());
    const results: unknown[] = [];
    const host = createSessionHost(session, {
      clock,
      onAttach: async () => {
        for (const { result } of await elicitation.resume()) results.push(await result);
      },
    });
    return { session, elicitation, host, results };
  };
  const openPage = (network: Network) => {
    const { connect, post } = network;
    const remote = createRemoteSession({ clock, random: () => 1, connect, post });
    remote.attach({ form: true, url: true });
    return remote;
  };
  return { scripted, clock, start, openPage };
}

const declared = (remote: ReturnType<typeof createRemoteSession>) =>
  whenSnapshot(remote, ({ modes }) => modes.form);

describe("a chat whose MCP client runs on a server", () => {
  it("answers a round of several questions, changed on the way, in one retry", async () => {
    const round = inputRequired(
      {
        where: formRequest("Where?"),
        sign: urlRequest("Sign in", "https://mcp.test/login"),
        when: formRequest("When?"),
      },
      "s1",
    );
    const backend = createBackend([round, complete()]);
    const { elicitation, host } = await backend.start();
    const remote = backend.openPage(new Network(host));
    await declared(remote);
    const result = elicitation.callTool(call);
    const { id, provenance } = await whenShown(remote);
    expect(provenance).toMatchObject({
      server: { id: "s", origin: "https://mcp.test" },
      source: { kind: "tool", name: "book", arguments: { city: "Oslo" } },
    });
    remote.respond(id, "where", accept);
    remote.revise(id, "where");
    remote.respond(id, "where", { action: "accept", content: { v: "Bergen" } });
    remote.respond(id, "sign", { action: "accept" });
    remote.respond(id, "when", { action: "decline" });
    remote.send(id);
    expect(remote.getSnapshot().operations[0]?.round?.sending).toBe(true);
    await result;
    const retries = backend.scripted.wire.filter((entry) =>
      JSON.stringify(entry).includes("inputResponses"),
    );
    expect(retries).toHaveLength(1);
    expect(JSON.stringify(retries)).toContain('{"action":"accept","content":{"v":"Bergen"}}');
    const done = await whenShown(remote, ({ status }) => status === "completed");
    expect(done.receipts.map(({ action }) => action)).toEqual(["accept", "accept", "decline"]);
  });

  it("opens the page of an earlier server, and is done with it when the user or the server says so", async () => {
    const backend = createBackend(
      [
        [
          ask({
            mode: "url",
            message: "Sign in",
            url: "https://mcp.test/login",
            elicitationId: "e1",
          }),
          legacyComplete(),
        ],
      ],
      { revision: "2025-11-25" },
    );
    const { elicitation, host } = await backend.start({ form: true, url: true });
    const remote = backend.openPage(new Network(host));
    await declared(remote);
    const result = elicitation.callTool(call);
    const { id } = await whenShown(remote);
    remote.respond(id, "request", { action: "accept" });
    await result;
    expect(backend.scripted.answers).toMatchObject([{ result: { action: "accept" } }]);
    const open = await whenShown(
      remote,
      ({ round }) => round?.items.request?.state.status === "opened",
    );
    expect(open.status).toBe("awaitingInput");
    await settled();
    backend.scripted.notify("notifications/elicitation/complete", { elicitationId: "e1" });
    const done = await whenShown(remote, ({ status }) => status === "completed");
    expect(done.round?.items.request?.state).toMatchObject({ status: "opened", done: true });
    remote.dismiss(id);
    await whenSnapshot(remote, ({ operations }) => operations.every((each) => each.id !== id));
  });

  it("does not take an answer to the first question for one to the second with the same key", async () => {
    const backend = createBackend([
      inputRequired({ a: formRequest("Where?") }, "s1"),
      inputRequired({ a: formRequest("Delete all?") }, "s2"),
      complete(),
    ]);
    const { elicitation, host } = await backend.start();
    const network = new Network(host);
    const left = backend.openPage(network);
    const right = backend.openPage(network);
    await Promise.all([declared(left), declared(right)]);
    const result = elicitation.callTool(call);
    const { id } = await whenShown(left);
    await whenShown(right);
    let arrive = () => {};
    network.delay = new Promise((resolve) => {
      arrive = resolve;
    });
    right.respond(id, "a", accept);
    network.delay = undefined;
    left.respond(id, "a", accept);
    await whenShown(left, ({ round: open }) => open?.number === 2);
    arrive();
    await settled();
    const second = await whenShown(right, ({ round: open }) => open?.number === 2);
    expect(second.round?.items.a?.state.status).toBe("pending");
    right.respond(id, "a", { action: "decline" });
    await result;
  });

  it("goes on after the chat's server was restarted in the middle, and the page was not", async () => {
    const round = inputRequired({ a: formRequest("Where?"), b: formRequest("When?") }, "s1");
    const backend = createBackend([round, complete({ text: "booked" })]);
    const before = await backend.start();
    const network = new Network(before.host);
    const remote = backend.openPage(network);
    await declared(remote);
    before.elicitation.callTool(call).catch(() => undefined);
    const { id } = await whenShown(remote);
    remote.respond(id, "a", accept);
    remote.saveDrafts(id, "b", { f0: "tomor" });
    await settled();
    await settled();
    const after = await backend.start();
    network.host = after.host;
    network.cut();
    await settled();
    expect(remote.getConnection().status).toBe("waiting");
    expect(remote.getSnapshot().operations[0]?.status).toBe("awaitingInput");
    backend.clock.pass(500);
    const again = await whenShown(after.session);
    expect(again.id).toBe(id);
    await settled();
    backend.clock.pass(10_000);
    const shown = await whenShown(remote, ({ status }) => status === "awaitingInput");
    expect(shown.round?.items.a?.state).toMatchObject({ status: "answered", response: accept });
    expect(shown.round?.items.b?.drafts).toEqual({ f0: "tomor" });
    remote.respond(id, "b", { action: "accept", content: { v: "tomorrow" } });
    remote.send(id);
    await whenShown(remote, ({ status }) => status === "completed");
    await settled();
    expect(after.results).toHaveLength(1);
    const retries = backend.scripted.wire.filter((entry) =>
      JSON.stringify(entry).includes("inputResponses"),
    );
    expect(retries).toHaveLength(1);
  });

  it("says what is lost when the restarted server knows nothing of it", async () => {
    const backend = createBackend([inputRequired({ a: formRequest("Where?") }, "s1")]);
    const before = await backend.start();
    const network = new Network(before.host);
    const remote = backend.openPage(network);
    await declared(remote);
    before.elicitation.callTool(call).catch(() => undefined);
    const { id } = await whenShown(remote);
    network.host = createSessionHost(createElicitationSession({ clock: backend.clock }), {
      clock: backend.clock,
    });
    network.cut();
    await settled();
    backend.clock.pass(500);
    await settled();
    expect(remote.getSnapshot().operations[0]?.status).toBe("awaitingInput");
    backend.clock.pass(5_000);
    const lost = await whenShown(remote, ({ status }) => status === "failed");
    expect(lost).toMatchObject({ id, error: { code: "CONNECTION_LOST" } });
    remote.dismiss(id);
    expect(remote.getSnapshot().operations).toEqual([]);
  });
});
