import { beforeAll, describe, expect, it } from "vitest";
import { preloadEngine } from "./engineSource.js";
import { accept, form, openSession } from "./openSession.testing.js";

// Once it is loaded, a session does at once what it can.
beforeAll(preloadEngine);

describe("respond", () => {
  it("takes one answer: what comes later does nothing [A-04]", async () => {
    const { session, ask, last, events } = openSession();
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
    const { session, ask, last } = openSession();
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
    const { session, ask, last } = openSession();
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
    const { session, ask, last } = openSession();
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
    const { session, ask, last } = openSession();
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
    const { session, ask, last } = openSession();
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
    const { ask, operations } = openSession({ policy: { maxMessageLength: 10, maxFields: 1 } });
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
