import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ElicitRequestParams } from "../protocol.js";
import { createElicitationSession } from "../session/createSession.js";
import { createSessionHost } from "./server/host.js";
import type { CommandBody, Reply } from "./wire/wire.js";
import { accept, createWorld, form, settled, whenShown } from "./world.testing.js";

let count = 0;
const command = (body: CommandBody | { type: string }, more: object = {}) => ({
  v: 1,
  page: "p",
  id: `c${++count}`,
  ...body,
  ...more,
});

/** A session that asks one thing, and its host. */
async function asked(params: ElicitRequestParams = form) {
  const world = createWorld();
  world.session.attach({ form: true, url: true });
  const answers: unknown[] = [];
  const answer = world.ask(params);
  answer.then(
    (value) => answers.push(value),
    (error) => answers.push(error),
  );
  const { id } = await whenShown(world.session);
  const respond = (response: unknown, more: object = {}): Promise<Reply> =>
    world.host.receive(
      command(
        { type: "respond" },
        { operationId: id, round: 1, key: "request", response, ...more },
      ),
    );
  return { ...world, id, answers, answer, respond };
}

const codeOf = (reply: Reply) => (reply.ok ? "ok" : reply.error.code);

describe("a hostile page", () => {
  it("cannot name another user's operation, nor learn that there is one", async () => {
    const alice = await asked();
    const mallory = createSessionHost(createElicitationSession());
    const replies = await Promise.all(
      [alice.id, "no such operation"].map((operationId) =>
        mallory.receive(
          command({ type: "respond" }, { operationId, round: 1, key: "request", response: accept }),
        ),
      ),
    );
    expect(replies.map(codeOf)).toEqual(["INVALID_COMMAND", "INVALID_COMMAND"]);
    const [first, second] = replies.map((reply) => (reply.ok ? "" : reply.error.message));
    expect(first).toBe(second);
    expect(alice.answers).toEqual([]);
    await alice.respond(accept);
    expect(await alice.answer).toEqual(accept);
  });

  it.each([
    ["text over the limit", { action: "accept", content: { v: "too long" } }],
    ["nothing where something is required", { action: "accept", content: {} }],
    ["no content", { action: "accept" }],
    ["a key that nobody asked for", { action: "accept", content: { v: "x", admin: true } }],
    ["another type", { action: "accept", content: { v: 7 } }],
    ["a list", { action: "accept", content: { v: ["x"] } }],
    ["null", { action: "accept", content: { v: null } }],
    ["an unknown action", { action: "approve", content: { v: "x" } }],
    [
      "a key of the prototype",
      { action: "accept", content: JSON.parse('{"v":"x","__proto__":"y"}') },
    ],
    ["no response", undefined],
  ])("cannot answer with %s", async (_, response) => {
    const { respond, answers, session } = await asked();
    const reply = await respond(response);
    expect(["INVALID_RESPONSE", "INVALID_COMMAND"]).toContain(codeOf(reply));
    await settled();
    expect(answers).toEqual([]);
    expect(session.getSnapshot().operations[0]?.round?.items.request?.state.status).toBe("pending");
  });

  it("cannot say that it has opened an address that must not be opened", async () => {
    const { respond, answers } = await asked({
      mode: "url",
      message: "Sign in",
      url: "javascript:alert(1)",
    });
    expect(codeOf(await respond({ action: "accept" }))).toBe("INVALID_RESPONSE");
    await settled();
    expect(answers).toEqual([]);
    expect(codeOf(await respond({ action: "decline" }))).toBe("ok");
  });

  it("cannot answer twice, be it under the same id or another", async () => {
    const { id, host, answer, session } = await asked();
    const first = command(
      { type: "respond" },
      { operationId: id, round: 1, key: "request", response: accept },
    );
    const replies = await Promise.all([
      host.receive(first),
      host.receive(first),
      host.receive({ ...first, id: "another" }),
    ]);
    expect(replies.map(codeOf)).toEqual(["ok", "ok", "INVALID_COMMAND"]);
    expect(await answer).toEqual(accept);
    expect(session.getSnapshot().operations[0]?.receipts).toHaveLength(1);
  });

  it("cannot answer another round's question with an old answer", async () => {
    const { respond, answers } = await asked();
    expect(codeOf(await respond(accept, { round: 2 }))).toBe("INVALID_COMMAND");
    expect(codeOf(await respond(accept, { round: 0 }))).toBe("INVALID_COMMAND");
    expect(answers).toEqual([]);
  });

  it.each([
    ["no object", 7],
    ["another version", { v: 2, page: "p", id: "1", type: "stop", operationId: "x" }],
    ["no id", { v: 1, page: "p", type: "userReturned" }],
    ["no page", { v: 1, id: "1", type: "userReturned" }],
    ["an unknown type", command({ type: "eval" })],
    ["a type of the prototype", command({ type: "__proto__" })],
    ["a round that is none", command({ type: "send" }, { operationId: "x", round: "1" })],
    [
      "drafts that are none",
      command({ type: "saveDrafts" }, { operationId: "x", round: 1, key: "", drafts: 1 }),
    ],
    ["an endless id", command({ type: "userReturned" }, { id: "x".repeat(1_000) })],
    ["attach without a stream", command({ type: "attach" }, { modes: { form: true } })],
    ["a server to mute that has asked nothing", command({ type: "muteServer" }, { serverId: "x" })],
  ])("is told what is wrong with %s", async (_, value) => {
    const { host, session } = createWorld();
    const before = session.getSnapshot();
    const reply = await host.receive(value);
    expect(reply).toMatchObject({ ok: false, error: { code: "INVALID_COMMAND" } });
    expect(session.getSnapshot()).toBe(before);
  });

  it("cannot make the host throw, whatever it sends", async () => {
    const { host, id, session } = await asked();
    const types = ["respond", "saveDrafts", "revise", "send", "continueUrl", "release", "attach"];
    const shaped = fc.record({
      v: fc.constant(1),
      page: fc.constantFrom("p", "__proto__"),
      id: fc.uuid(),
      type: fc.constantFrom(...types),
      operationId: fc.constantFrom(id, "__proto__", "constructor"),
      round: fc.constantFrom(1, 0, -1, 1.5),
      key: fc.constantFrom("request", "__proto__", "toString"),
      response: fc.oneof(
        fc.record({
          action: fc.constant("accept"),
          content: fc.dictionary(fc.string(), fc.jsonValue()),
        }),
        fc.jsonValue(),
      ),
      drafts: fc.oneof(
        fc.dictionary(fc.constantFrom("f0", "__proto__", "x"), fc.jsonValue()),
        fc.jsonValue(),
      ),
      sensitive: fc.jsonValue(),
      modes: fc.jsonValue(),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(shaped, fc.jsonValue()), async (value) => {
        const reply = await host.receive(value);
        expect(typeof reply.ok).toBe("boolean");
      }),
      { numRuns: 300 },
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain("f0");
    expect(session.getSnapshot().operations[0]?.status).toBe("awaitingInput");
  });

  it("cannot open streams without an end", () => {
    const { host } = createWorld({ host: { maxPages: 3 } });
    const open = (page: string) => host.frames({ page });
    for (const name of ["a", "b", "c"]) open(name);
    expect(() => open("d")).toThrow(/3 open pages/);
    expect(() => open("")).toThrow(/name/);
  });

  it("cannot leave names behind without an end", async () => {
    const { host } = createWorld({ host: { maxPages: 3 } });
    for (let at = 0; at < 6; at += 1) await host.frames({ page: `gone ${at}` }).return?.();
    expect(() => host.frames({ page: "one more" })).toThrow(/3 open pages/);
    expect(() => host.frames({ page: "gone 1" })).not.toThrow();
  });
});
