import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ElicitRequestParams } from "../protocol.js";
import { preloadEngine } from "./engineSource.js";
import { accept, form, openSession, provenance } from "./openSession.testing.js";

// Once it is loaded, a session does at once what it can.
beforeAll(preloadEngine);

describe("the snapshot", () => {
  it("is the same object until something changes", async () => {
    const { session, ask, last } = openSession();
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
    const { session, ask, last } = openSession({ onError: (error) => errors.push(error) });
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
    const { session, ask, operations, last } = openSession({ policy: { keepEnded: 2 } });
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
    const { session, detach } = openSession();
    const detachForm = session.attach({ form: true });
    detach();
    detach();
    expect(session.getSnapshot().modes).toEqual({ form: true, url: false });
    detachForm();
    expect(session.getSnapshot().modes).toEqual({ form: false, url: false });
  });

  it("decides whether a prompt can be shown at all [M-25]", async () => {
    const { detach, ask, operations } = openSession();
    detach();
    await expect(ask()).rejects.toMatchObject({ code: "NO_INTERFACE" });
    expect(operations()).toEqual([]);
  });
});

describe("policy", () => {
  it("answers an expired prompt with cancel, and says that it expired [M-25]", async () => {
    const { clock, ask, last, events } = openSession({ policy: { promptExpiresAfter: 1_000 } });
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
    const { clock, session, ask, last } = openSession({ policy: { promptsPerMinute: 1 } });
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
    const { session, ask, last, operations } = openSession({ policy: { autoAccept: () => true } });
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
    const { session, ask, last } = openSession({ onError: (error) => errors.push(error) });
    const answer = ask();
    session.reportInterfaceError(last().id, "request", boom);
    await expect(answer).rejects.toMatchObject({ code: "INTERFACE_FAILED", cause: boom });
    expect(errors).toEqual([boom]);

    const kept = openSession({ policy: { interfaceError: "keep" } });
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
      const { clock, session, ask, last, events } = openSession({ auditAnswers });
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
