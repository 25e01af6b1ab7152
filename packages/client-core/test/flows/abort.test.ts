// Calls that the caller gives up, and what is left when one is over.
import { describe, expect, it, vi } from "vitest";
import { complete, formRequest, hold, inputRequired } from "../../src/testing/index.js";
import { settled } from "../support/clock.js";
import { connect, identity } from "../support/connect.js";
import { findOperation, openPrompts, prompt, rejection, yes } from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo" } };
const asked = inputRequired({ a: formRequest("q") }, "s");

describe("an abort by the caller (flow-abort-mid-round) [M-17]", () => {
  it("withdraws the prompt at once, sends nothing and rejects with the reason", async () => {
    const { server, session, elicitation } = await connect([
      asked,
      inputRequired({ b: formRequest("next") }),
      complete(),
    ]);
    const abort = new AbortController();
    const failure = rejection(elicitation.callTool(call, { signal: abort.signal }));
    const { id } = await prompt(session);
    const reason = new Error("the user left");

    abort.abort(reason);

    expect(openPrompts(session)).toEqual([]);
    expect(findOperation(session, id)?.status).toBe("aborted");
    expect(await failure).toMatchObject({ code: "ABORTED", cause: reason });
    expect(server.requests).toHaveLength(1);
    session.respond(id, "a", yes);
    const next = elicitation.callTool(call);
    session.respond((await prompt(session)).id, "b", yes);
    await next;
    expect(server.requests).toHaveLength(3);
  });

  it("closes the request that is on its way", async () => {
    const { server, session, elicitation } = await connect([asked, [hold("slow"), complete()]]);
    const abort = new AbortController();
    const failure = rejection(elicitation.callTool(call, { signal: abort.signal }));
    session.respond((await prompt(session)).id, "a", yes);
    const requests = await server.whenRequests(2);

    abort.abort();

    expect(await failure).toMatchObject({ code: "ABORTED" });
    await settled();
    expect(server.wire.at(-1)).toMatchObject({ abandoned: requests[1]?.id });
  });

  it("before the call sends nothing at all", async () => {
    const { server, session, elicitation } = await connect([complete()]);
    const failure = rejection(elicitation.callTool(call, { signal: AbortSignal.abort("no") }));
    expect(await failure).toMatchObject({ code: "ABORTED" });
    expect(server.requests).toEqual([]);
    expect(openPrompts(session)).toEqual([]);
  });

  it("leaves no listener on a signal that outlives the call", async () => {
    const { session, elicitation } = await connect([asked, complete()]);
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, "addEventListener");
    const remove = vi.spyOn(signal, "removeEventListener");
    const result = elicitation.callTool(call, { signal });
    session.respond((await prompt(session)).id, "a", yes);
    await result;
    await settled();
    const removed = remove.mock.calls.map(([, listener]) => listener);
    expect(add.mock.calls.every(([, listener]) => removed.includes(listener))).toBe(true);
  });

  it("withdraws what a host asks for itself", async () => {
    const { session } = await connect([]);
    const abort = new AbortController();
    const asking = rejection(
      session.ask(
        { message: "m", requestedSchema: { type: "object", properties: {} } },
        { server: identity, source: { kind: "unknown" } },
        { signal: abort.signal },
      ),
    );
    await prompt(session);
    abort.abort();
    expect(await asking).toMatchObject({ code: "ABORTED" });
    expect(openPrompts(session)).toEqual([]);
  });
});

describe("after the end", () => {
  it("nothing of an operation is left that could fire or answer [M-17]", async () => {
    const { session, elicitation, clock, server } = await connect([asked, complete()]);
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    session.respond(id, "a", yes);
    await result;
    const before = session.getSnapshot();

    session.respond(id, "a", { action: "decline" });
    session.send(id);
    session.stop(id);
    session.revise(id, "a");
    session.continueUrl(id, "a");
    session.reportInterfaceError(id, "a", new Error("late"));
    await clock.advance(3_600_000);

    expect(session.getSnapshot().operations).toEqual(before.operations);
    expect(server.requests).toHaveLength(2);
    session.dismiss(id);
    expect(session.getSnapshot().operations).toEqual([]);
    expect(clock.pending).toBe(0);
  });

  it("commands for what never was do nothing", async () => {
    const { session } = await connect([]);
    const before = session.getSnapshot();
    session.respond("none", "a", yes);
    session.saveDrafts("none", "a", {});
    session.revise("none", "a");
    session.send("none");
    session.continueUrl("none", "a");
    session.release("none");
    session.stop("none");
    session.dismiss("none");
    expect(session.getSnapshot()).toBe(before);
  });
});
