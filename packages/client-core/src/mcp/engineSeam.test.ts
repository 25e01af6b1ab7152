// What happens while the part that asks is being loaded, and when it cannot be.
import { describe, expect, it } from "vitest";
import type { AuditEvent } from "../session/audit.js";
import { createElicitationSession } from "../session/createSession.js";
import type { ElicitationEngine, LoadEngine } from "../session/engineSource.js";
import { FakeClock } from "../session/fakeClock.testing.js";
import { createMemoryStorage, createPersistence } from "../session/storageAdapters.js";
import {
  complete,
  formRequest,
  inputRequired,
  legacyComplete,
  urlElicitationRequired,
} from "../testing/index.js";
import { call, connect, whenAsked } from "./connect.testing.js";

const accept = { action: "accept", content: { v: "x" } } as const;
const form = {
  message: "Where?",
  requestedSchema: { type: "object", properties: { v: { type: "string" } } },
};
const question = inputRequired({ a: formRequest("Where?") }, "s1");
const provenance = { server: { id: "s" }, source: { kind: "unknown" } } as const;
const legacy = { revision: "2025-11-25" } as const;
const notLoaded = { code: "ENGINE_NOT_LOADED", name: "ElicitationError" };

/** Everything that waits for nothing but promises has gone on. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A network on which the engine comes, or not, when a test says so. */
function createNetwork() {
  const open: { load: () => Promise<ElicitationEngine>; settle: (work: unknown) => void }[] = [];
  let tries = 0;
  const loadEngine: LoadEngine = (load) => {
    tries += 1;
    return new Promise((resolve) => {
      open.push({ load, settle: (work) => resolve(work as Promise<ElicitationEngine>) });
    });
  };
  return {
    loadEngine,
    get tries() {
      return tries;
    },
    async arrive() {
      const loads = open.splice(0).map(({ load, settle }) => {
        const engine = load();
        settle(engine);
        return engine;
      });
      await Promise.all(loads);
      await settled();
    },
    async fail() {
      for (const { settle } of open.splice(0)) settle(Promise.reject(new Error("offline")));
      await settled();
    },
  };
}

function openSession() {
  const network = createNetwork();
  const clock = new FakeClock();
  const events: AuditEvent[] = [];
  const session = createElicitationSession({
    clock,
    loadEngine: network.loadEngine,
    onEvent: (event) => events.push(event),
  });
  session.attach({ form: true, url: true });
  return { network, clock, events, session };
}

describe("the engine", () => {
  it("begins to load when an interface is attached, once, and no call waits for it", async () => {
    const network = createNetwork();
    const { session, elicitation } = await connect(
      [complete({ content: [] }), complete({ content: [] })],
      {
        session: { loadEngine: network.loadEngine },
        attach: null,
      },
    );
    await elicitation.callTool(call);
    expect(network.tries).toBe(0);

    session.attach({ form: true });
    session.attach({ url: true });
    await elicitation.callTool(call);

    expect(network.tries).toBe(1);
    expect(session.getSnapshot().operations).toEqual([]);
  });

  it("lets a round that came first wait for it, and shows it then [M-01]", async () => {
    const network = createNetwork();
    const { session, scripted, elicitation } = await connect(
      [question, complete({ content: [] })],
      {
        session: { loadEngine: network.loadEngine },
      },
    );
    const result = elicitation.callTool(call);
    await scripted.whenRequests(1);
    await settled();
    expect(session.getSnapshot().operations).toMatchObject([{ status: "requesting" }]);
    expect(session.getSnapshot().operations[0]?.round).toBeUndefined();

    await network.arrive();
    const { id } = await whenAsked(session);
    session.respond(id, "a", accept);

    await expect(result).resolves.toHaveProperty("content");
    expect(scripted.requests[1]?.params).toMatchObject({
      inputResponses: { a: accept },
      requestState: "s1",
    });
  });

  it("is loaded once for two operations that need it at the same time", async () => {
    const { network, session } = openSession();
    const first = session.ask(form, provenance);
    const second = session.ask(form, provenance);
    await network.arrive();

    const { operations } = session.getSnapshot();
    expect(operations.map(({ status }) => status)).toEqual(["awaitingInput", "awaitingInput"]);
    session.respond(operations[1]?.id ?? "", "request", { action: "decline" });
    session.respond(operations[0]?.id ?? "", "request", accept);
    await expect(first).resolves.toEqual(accept);
    await expect(second).resolves.toEqual({ action: "decline" });
    expect(network.tries).toBe(1);
  });

  it("asks in the same turn once it is there", async () => {
    const { network, session } = openSession();
    await network.arrive();
    const answer = session.ask(form, provenance);

    const [operation] = session.getSnapshot().operations;
    expect(operation?.status).toBe("awaitingInput");
    session.respond(operation?.id ?? "", "request", accept);
    await expect(answer).resolves.toEqual(accept);
  });

  it("serves the URLs of -32042 as well [L-02]", async () => {
    const network = createNetwork();
    const url = { mode: "url", elicitationId: "e1", url: "https://ok.test/", message: "Connect" };
    const { session, elicitation } = await connect(
      [urlElicitationRequired([url]), legacyComplete()],
      { server: legacy, session: { loadEngine: network.loadEngine } },
    );
    const result = elicitation.callTool(call);
    await settled();
    await network.arrive();
    const { id } = await whenAsked(session);
    session.respond(id, "e1", { action: "accept" });
    session.continueUrl(id, "e1");
    await expect(result).resolves.toHaveProperty("content");
  });
});

describe("while the engine loads", () => {
  it("an abort ends the operation at once, and nothing is shown later [M-20]", async () => {
    const network = createNetwork();
    const { session, scripted, elicitation } = await connect(
      [question, complete({ content: [] })],
      {
        session: { loadEngine: network.loadEngine },
      },
    );
    const caller = new AbortController();
    const result = elicitation.callTool(call, { signal: caller.signal });
    await scripted.whenRequests(1);
    await settled();
    caller.abort(new Error("left"));
    await expect(result).rejects.toMatchObject({ code: "ABORTED", cause: { message: "left" } });

    await network.arrive();
    expect(session.getSnapshot().operations).toEqual([]);
    expect(scripted.requests).toHaveLength(1);
  });

  it("an abort withdraws what the host asked", async () => {
    const { network, session } = openSession();
    const caller = new AbortController();
    const answer = session.ask(form, provenance, { signal: caller.signal });
    caller.abort();
    await expect(answer).rejects.toMatchObject({ code: "ABORTED" });
    await network.arrive();
    expect(session.getSnapshot().operations).toEqual([]);
  });

  it("stop ends the operation, and the server gets nothing [M-24]", async () => {
    const network = createNetwork();
    const { session, scripted, elicitation } = await connect([question], {
      session: { loadEngine: network.loadEngine },
    });
    const result = elicitation.callTool(call);
    await scripted.whenRequests(1);
    await settled();
    session.stop(session.getSnapshot().operations[0]?.id ?? "");

    await expect(result).rejects.toMatchObject({ code: "STOPPED" });
    await network.arrive();
    expect(scripted.requests).toHaveLength(1);
    expect(session.getSnapshot().operations).toEqual([]);
  });

  it("stop and mute answer an earlier server with cancel [M-25]", async () => {
    const network = createNetwork();
    const { session, scripted } = await connect([], {
      server: legacy,
      session: { loadEngine: network.loadEngine },
    });
    const stopped = scripted.ask(form);
    await settled();
    session.stop(session.getSnapshot().operations[0]?.id ?? "");
    expect((await stopped).result).toEqual({ action: "cancel" });

    const muted = scripted.ask(form);
    await settled();
    session.muteServer("s");
    await network.arrive();
    expect((await muted).result).toEqual({ action: "cancel" });
  });

  it("a connection that goes away takes an earlier server's request along", async () => {
    const network = createNetwork();
    const { session, scripted } = await connect([], {
      server: legacy,
      session: { loadEngine: network.loadEngine },
    });
    void scripted.ask(form);
    await settled();
    expect(session.getSnapshot().operations).toHaveLength(1);
    await scripted.drop();
    await network.arrive();
    expect(session.getSnapshot().operations).toEqual([]);
    expect(scripted.answers).toEqual([]);
  });

  it("an earlier server's request waits, and is refused when it cannot be shown [M-14]", async () => {
    const network = createNetwork();
    const { session, scripted } = await connect([], {
      server: legacy,
      session: { loadEngine: network.loadEngine },
    });
    const broken = scripted.ask({ requestedSchema: {} });
    const fine = scripted.ask(form);
    await settled();
    await network.arrive();
    expect((await broken).error?.code).toBe(-32602);
    session.respond((await whenAsked(session)).id, "request", accept);
    expect((await fine).result).toEqual(accept);
  });

  it("a command does nothing, also not later", async () => {
    const { network, session, events } = openSession();
    const answer = session.ask(form, provenance);
    const id = session.getSnapshot().operations[0]?.id ?? "";
    session.respond(id, "request", { action: "decline" });
    session.send(id);
    session.dismiss(id);
    session.respond("no such operation", "request", accept);
    expect(events).toMatchObject([
      { type: "refused", command: "respond", error: { code: "INVALID_COMMAND" } },
      { type: "refused", command: "send" },
      { type: "refused", command: "dismiss" },
    ]);

    await network.arrive();
    expect(session.getSnapshot().operations).toMatchObject([{ id, status: "awaitingInput" }]);
    session.respond(id, "request", accept);
    await expect(answer).resolves.toEqual(accept);
  });
});

describe("an engine that cannot be loaded", () => {
  it("is tried again when it is needed, and ends the call with ENGINE_NOT_LOADED", async () => {
    const network = createNetwork();
    const { session, scripted, elicitation } = await connect(
      [question, question, complete({ content: [] })],
      {
        session: { loadEngine: network.loadEngine },
      },
    );
    await network.fail();
    const first = elicitation.callTool(call);
    first.catch(() => undefined);
    await scripted.whenRequests(1);
    await settled();
    expect(network.tries).toBe(2);
    await network.fail();
    await expect(first).rejects.toMatchObject({ ...notLoaded, cause: { message: "offline" } });
    await expect(first).rejects.toThrow(/could not be loaded: offline\..* reload the page/u);
    expect(session.getSnapshot().operations).toEqual([]);

    const second = elicitation.callTool(call);
    await scripted.whenRequests(2);
    await settled();
    await network.arrive();
    session.respond((await whenAsked(session)).id, "a", accept);
    await expect(second).resolves.toHaveProperty("content");
    expect(network.tries).toBe(3);
  });

  it("is tried once more for all that wait when what was loading fails", async () => {
    const { network, session } = openSession();
    const answers = [session.ask(form, provenance), session.ask(form, provenance)];
    await network.fail();
    expect(network.tries).toBe(2);
    await network.arrive();
    for (const { id } of session.getSnapshot().operations) session.respond(id, "request", accept);
    await expect(Promise.all(answers)).resolves.toEqual([accept, accept]);
  });

  it("fails all that wait when it fails again, and leaves nothing behind", async () => {
    const { network, session, clock, events } = openSession();
    const answers = [session.ask(form, provenance), session.ask(form, provenance)];
    const outcomes = Promise.allSettled(answers);
    await network.fail();
    await network.fail();
    expect(await outcomes).toMatchObject([{ reason: notLoaded }, { reason: notLoaded }]);
    expect(session.getSnapshot().operations).toEqual([]);
    expect(clock.running).toBe(0);
    expect(events.map(({ type }) => type)).toEqual(["ended", "ended"]);
  });

  it("answers an earlier server with cancel: nobody has declined [M-25]", async () => {
    const network = createNetwork();
    const events: AuditEvent[] = [];
    const { scripted } = await connect([], {
      server: legacy,
      session: { loadEngine: network.loadEngine, onEvent: (event) => events.push(event) },
    });
    const answer = scripted.ask(form);
    await settled();
    await network.fail();
    await network.fail();
    expect((await answer).result).toEqual({ action: "cancel" });
    expect(events).toMatchObject([{ type: "ended", status: "failed", error: notLoaded }]);
  });

  it("ends a -32042 with the same error", async () => {
    const { elicitation } = await connect(
      [
        urlElicitationRequired([
          { elicitationId: "e1", url: "https://ok.test/", message: "Connect" },
        ]),
      ],
      {
        server: legacy,
        session: {
          loadEngine: () => {
            throw new Error("thrown at once");
          },
        },
      },
    );
    await expect(elicitation.callTool(call)).rejects.toMatchObject(notLoaded);
  });

  it("does not make anybody wait for ever", async () => {
    const { network, session, clock } = openSession();
    const answer = session.ask(form, provenance);
    const outcome = Promise.allSettled([answer]);
    clock.pass(60_000);
    expect(await outcome).toMatchObject([{ reason: notLoaded }]);
    expect(clock.running).toBe(0);

    const again = session.ask(form, provenance);
    await settled();
    expect(network.tries).toBe(2);
    await network.arrive();
    session.respond(session.getSnapshot().operations[0]?.id ?? "", "request", accept);
    await expect(again).resolves.toEqual(accept);
  });

  it("leaves what is stored where it is", async () => {
    const clock = new FakeClock();
    const storage = createMemoryStorage({ now: () => clock.now() });
    await storage.put({ id: "op", expiresAt: clock.now() + 1, data: { serverId: "s" } });
    const network = createNetwork();
    const { elicitation } = await connect([], {
      session: {
        loadEngine: network.loadEngine,
        persistence: createPersistence({ storage, userKey: "alice" }),
      },
    });
    const resumed = Promise.allSettled([elicitation.resume()]);
    await network.fail();
    await network.fail();
    expect(await resumed).toMatchObject([{ reason: notLoaded }]);
    expect(await storage.list()).toHaveLength(1);
  });
});
