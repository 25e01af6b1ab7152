import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ElicitRequestParams } from "../protocol.js";
import type { AuditEvent } from "./audit.js";
import { createElicitationSession, type ElicitationSessionOptions } from "./createSession.js";
import { preloadEngine } from "./engineSource.js";
import { FakeClock } from "./fakeClock.testing.js";
import type { Operation } from "./types.js";

// Once it is loaded, a session does at once what it can.
beforeAll(preloadEngine);

const provenance = { server: { id: "s" }, source: { kind: "unknown" } } as const;
const form: ElicitRequestParams = {
  message: "Where?",
  requestedSchema: { type: "object", properties: { v: { type: "string" } } },
};
const accept = { action: "accept", content: { v: "x" } } as const;

function open(options: ElicitationSessionOptions = {}) {
  const clock = new FakeClock();
  const events: AuditEvent[] = [];
  const session = createElicitationSession({
    clock,
    onEvent: (event) => events.push(event),
    ...options,
  });
  const detach = session.attach({ form: true, url: true });
  const ask = (params: ElicitRequestParams = form, signal?: AbortSignal) =>
    session.ask(params, provenance, signal === undefined ? {} : { signal });
  const operations = (): readonly Operation[] => session.getSnapshot().operations;
  const last = (): Operation => {
    const operation = operations().at(-1);
    if (operation === undefined) throw new Error("There is no operation.");
    return operation;
  };
  return { clock, events, session, detach, ask, operations, last };
}

describe("the snapshot", () => {
  it("is the same object until something changes", async () => {
    const { session, ask, last } = open();
    const listener = vi.fn();
    session.subscribe(listener);
    const before = session.getSnapshot();
    expect(session.getSnapshot()).toBe(before);
    const answer = ask();
    expect(session.getSnapshot()).not.toBe(before);
    const pending = session.getSnapshot();
    session.respond(last().id, "no such item", accept);
    session.send("no such operation");
    expect(session.getSnapshot()).toBe(pending);
    session.respond(last().id, "request", accept);
    await answer;
    expect(listener).toHaveBeenCalled();
  });

  it("reaches every listener, also when one throws or leaves", async () => {
    const errors: unknown[] = [];
    const { session, ask, last } = open({ onError: (error) => errors.push(error) });
    const seen = vi.fn();
    session.subscribe(() => {
      throw new Error("broken");
    });
    const leave = session.subscribe(() => leave());
    session.subscribe(seen);
    const answer = ask();
    session.respond(last().id, "request", accept);

    await expect(answer).resolves.toEqual(accept);
    expect(seen).toHaveBeenCalled();
    expect(errors[0]).toMatchObject({ message: "broken" });
  });

  it("drops the oldest ended operations beyond keepEnded, and those that are dismissed", async () => {
    const { session, ask, operations, last } = open({ policy: { keepEnded: 2 } });
    for (const _ of [1, 2, 3]) {
      const answer = ask();
      session.respond(last().id, "request", accept);
      await answer;
    }
    const kept = operations().map(({ id }) => id);
    expect(kept).toHaveLength(2);

    session.dismiss(kept[0] ?? "");

    expect(operations().map(({ id }) => id)).toEqual([kept[1]]);
    void ask().catch(() => undefined);
    session.dismiss(last().id);
    expect(operations()).toHaveLength(2);
  });
});

describe("attach", () => {
  it("is what can be answered, until every interface is gone [M-13]", () => {
    const { session, detach } = open();
    const detachForm = session.attach({ form: true });
    detach();
    detach();
    expect(session.getSnapshot().modes).toEqual({ form: true, url: false });
    detachForm();
    expect(session.getSnapshot().modes).toEqual({ form: false, url: false });
  });

  it("decides whether a prompt can be shown at all [M-25]", async () => {
    const { detach, ask, operations } = open();
    detach();
    await expect(ask()).rejects.toMatchObject({ code: "NO_INTERFACE" });
    expect(operations()).toEqual([]);
  });
});

describe("respond", () => {
  it("takes one answer: what comes later does nothing [A-04]", async () => {
    const { session, ask, last, events } = open();
    const answer = ask();
    const { id } = last();
    session.respond(id, "request", accept);
    session.respond(id, "request", { action: "decline" });

    await expect(answer).resolves.toEqual(accept);
    session.respond(id, "request", { action: "cancel" });
    expect(last().receipts.map(({ action }) => action)).toEqual(["accept"]);
    const refused = events.filter(({ type }) => type === "refused");
    expect(refused).toMatchObject([
      { command: "respond", error: { code: "INVALID_COMMAND" } },
      { command: "respond", error: { code: "INVALID_COMMAND" } },
    ]);
  });

  it("gives content for an accepted form and nowhere else [A-03] [A-07]", async () => {
    const { session, ask, last } = open();
    const no = ask();
    session.respond(last().id, "request", { action: "accept", content: { v: false } });
    await expect(no).resolves.toEqual({ action: "accept", content: { v: false } });
    const declined = ask();
    session.respond(last().id, "request", { action: "decline", content: { v: "x" } });
    expect(await declined).toEqual({ action: "decline" });
    const url = ask({ mode: "url", message: "go", url: "https://ok.test/", elicitationId: "e" });
    session.respond(last().id, "request", accept);
    session.continueUrl(last().id, "request");
    expect(await url).toEqual({ action: "accept" });
  });

  it("throws for what is no answer, and the prompt stays", () => {
    const { session, ask, last } = open();
    void ask().catch(() => undefined);
    const { id } = last();
    const answers: unknown[] = [
      { action: "reject" },
      { action: "accept" },
      { action: "accept", content: { v: null } },
      { action: "accept", content: { v: Number.NaN } },
      { action: "accept", content: { v: [1] } },
      null,
    ];
    for (const answer of answers) {
      expect(() => Reflect.apply(session.respond, session, [id, "request", answer])).toThrow(
        expect.objectContaining({ code: "INVALID_RESPONSE" }),
      );
    }
    expect(last().round?.items.request?.state.status).toBe("pending");
  });

  it("keeps keys such as __proto__ and is not changed afterwards", async () => {
    const { session, ask, last } = open();
    const answer = ask();
    const content = JSON.parse('{"__proto__":"p","constructor":["a"]}');
    session.respond(last().id, "request", { action: "accept", content });
    content.constructor.push("b");
    const result = await answer;
    expect(JSON.stringify(result.content)).toBe('{"__proto__":"p","constructor":["a"]}');
  });
});

describe("ask", () => {
  it("is withdrawn by its signal [M-17]", async () => {
    const { session, ask, last } = open();
    const abort = new AbortController();
    const answer = ask(form, abort.signal);
    abort.abort("away");
    await expect(answer).rejects.toMatchObject({ code: "ABORTED", cause: "away" });
    session.respond(last().id, "request", accept);
    expect(last()).toMatchObject({
      status: "aborted",
      receipts: [{ key: "request", action: "cancel", reason: "withdrawn" }],
    });
    await expect(ask(form, abort.signal)).rejects.toMatchObject({ code: "ABORTED" });
  });

  it("answers cancel when the user stops or mutes, and says why nobody declined [M-25]", async () => {
    const { session, ask, last } = open();
    const stopped = ask();
    session.stop(last().id);
    expect(await stopped).toEqual({ action: "cancel" });
    expect(last()).toMatchObject({
      status: "stopped",
      receipts: [{ key: "request", action: "cancel", reason: "stopped" }],
    });
    const muted = ask();
    session.muteServer("s");
    expect(await muted).toEqual({ action: "cancel" });
    expect(last().receipts).toMatchObject([{ action: "cancel", reason: "muted" }]);
    expect(await ask()).toEqual({ action: "cancel" });
    expect(session.getSnapshot().muted).toEqual(["s"]);
    session.unmuteServer("s");
    expect(session.getSnapshot().muted).toEqual([]);
    const again = ask();
    session.respond(last().id, "request", accept);
    expect(await again).toEqual(accept);
  });

  it("refuses what cannot be shown before anything is shown [M-14]", async () => {
    const { ask, operations } = open({ policy: { maxMessageLength: 10, maxFields: 1 } });
    const cases: [unknown, string][] = [
      [{ message: "m" }, "INVALID_REQUEST"],
      [{ requestedSchema: {} }, "INVALID_REQUEST"],
      [{ mode: "iframe", message: "m", requestedSchema: {} }, "UNSUPPORTED_REQUEST"],
      [{ mode: "url", message: "m" }, "INVALID_REQUEST"],
      [{ message: "m".repeat(11), requestedSchema: {} }, "LIMIT_EXCEEDED"],
      [{ message: "m", requestedSchema: { properties: { a: {}, b: {} } } }, "LIMIT_EXCEEDED"],
    ];
    for (const [params, code] of cases) {
      const answer: Promise<unknown> = Reflect.apply(ask, undefined, [params]);
      await expect(answer).rejects.toMatchObject({ code });
    }
    expect(operations()).toEqual([]);
  });
});

describe("policy", () => {
  it("answers an expired prompt with cancel, and says that it expired [M-25]", async () => {
    const { clock, ask, last, events } = open({ policy: { promptExpiresAfter: 1_000 } });
    const answer = ask();
    expect(last().round?.items.request?.expiresAt).toBe(clock.now() + 1_000);
    clock.pass(1_000);
    expect(await answer).toEqual({ action: "cancel" });
    expect(last().receipts).toMatchObject([{ action: "cancel", reason: "expired" }]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "answered", action: "cancel", reason: "expired" }),
    );
    expect(clock.running).toBe(0);
  });

  it("holds the prompts of a server that asks too much, until the user decides [M-24]", async () => {
    const { clock, session, ask, last } = open({ policy: { promptsPerMinute: 1 } });
    const first = ask();
    session.respond(last().id, "request", accept);
    await first;
    const second = ask();
    expect(last().hold).toEqual({ reason: "rate-limited", recent: 1 });
    session.respond(last().id, "request", accept);
    expect(last().round?.items.request?.state.status).toBe("pending");
    session.release(last().id);
    session.respond(last().id, "request", accept);
    expect(await second).toEqual(accept);
    clock.pass(60_001);
    const third = ask();
    expect(last().hold).toBeUndefined();
    session.stop(last().id);
    await third;
  });

  it("accepts an empty form unseen if told so, and nothing else", async () => {
    const { session, ask, last, operations } = open({ policy: { autoAccept: () => true } });
    const empty = { message: "sure?", requestedSchema: { type: "object", properties: {} } };
    expect(await ask(empty)).toEqual({ action: "accept", content: {} });
    expect(last().receipts).toMatchObject([{ reason: "auto-accepted" }]);
    const others: ElicitRequestParams[] = [
      form,
      { mode: "url", message: "go", url: "https://ok.test/" },
      { message: "?", requestedSchema: { type: "object", properties: {}, required: ["v"] } },
      { message: "?", requestedSchema: "odd" },
    ];
    for (const params of others) {
      const before = operations().length;
      const answer = ask(params);
      expect(operations()).toHaveLength(before + 1);
      expect(last().status).toBe("awaitingInput");
      session.stop(last().id);
      await answer;
    }
  });

  it("ends with the interface's error, or keeps decline and cancel [M-26]", async () => {
    const errors: unknown[] = [];
    const boom = new Error("boom");
    const { session, ask, last } = open({ onError: (error) => errors.push(error) });
    const answer = ask();
    session.reportInterfaceError(last().id, "request", boom);
    await expect(answer).rejects.toMatchObject({ code: "INTERFACE_FAILED", cause: boom });
    expect(errors).toEqual([boom]);

    const kept = open({ policy: { interfaceError: "keep" } });
    const later = kept.ask();
    const { id } = kept.last();
    kept.session.reportInterfaceError(id, "request", boom);
    kept.session.respond(id, "request", accept);
    expect(kept.last().round?.items.request?.state.status).toBe("broken");
    kept.session.respond(id, "request", { action: "decline" });
    expect(await later).toEqual({ action: "decline" });
  });
});

describe("audit", () => {
  it("tells who asked what and what was done, without the answer unless asked for", async () => {
    const run = async (auditAnswers: boolean) => {
      const { clock, session, ask, last, events } = open({ auditAnswers });
      const answer = ask();
      clock.pass(1_500);
      session.respond(last().id, "request", accept);
      await answer;
      return events;
    };
    const events = await run(false);
    expect(events.map(({ type }) => type)).toEqual(["asked", "answered", "sent", "ended"]);
    expect(events[1]).toMatchObject({ action: "accept", duration: 1_500, provenance });
    expect(JSON.stringify(events)).not.toContain('"x"');
    expect(JSON.stringify(await run(true))).toContain('"x"');
  });
});
