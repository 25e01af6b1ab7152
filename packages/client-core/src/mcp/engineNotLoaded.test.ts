// What happens when the part that asks cannot be loaded.
import { describe, expect, it } from "vitest";
import type { AuditEvent } from "../session/audit.js";
import { FakeClock } from "../session/fakeClock.testing.js";
import { accept, form, provenance } from "../session/openSession.testing.js";
import { settled } from "../session/settled.testing.js";
import { createMemoryStorage, createPersistence } from "../session/storageAdapters.js";
import { complete, urlElicitationRequired } from "../testing/index.js";
import { call, connect, whenAsked } from "./connect.testing.js";
import { createNetwork, legacy, openOnNetwork, question } from "./engineNetwork.testing.js";

const notLoaded = { code: "ENGINE_NOT_LOADED", name: "ElicitationError" };

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
    const { network, session } = openOnNetwork();
    const answers = [session.ask(form, provenance), session.ask(form, provenance)];
    await network.fail();
    expect(network.tries).toBe(2);
    await network.arrive();
    for (const { id } of session.getSnapshot().operations) session.respond(id, "request", accept);
    await expect(Promise.all(answers)).resolves.toEqual([accept, accept]);
  });

  it("fails all that wait when it fails again, and leaves nothing behind", async () => {
    const { network, session, clock, events } = openOnNetwork();
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
    const { network, session, clock } = openOnNetwork();
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
