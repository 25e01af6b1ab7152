import { describe, expect, it } from "vitest";
import type { ElicitRequestParams } from "../protocol.js";
import { createWorld, form, provenance, settled, whenShown } from "./world.testing.js";

describe("a hostile MCP server behind the session", () => {
  const nested = (depth: number): unknown =>
    JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);

  it("cannot end the stream of all by a schema without an end: it can be declined, and the rest goes on", async () => {
    const { openPage, ask } = createWorld();
    const { remote } = await openPage();
    const deep = ask({
      message: "Deep",
      requestedSchema: { type: "object", properties: nested(50_000) },
    });
    const { id } = await whenShown(remote);
    void ask();
    await whenShown(
      remote,
      ({ round }) => round?.items.request?.request.params.message === "Where?",
    );
    remote.respond(id, "request", { action: "accept", content: {} });
    await settled();
    await settled();
    remote.revise(id, "request");
    remote.respond(id, "request", { action: "decline" });
    expect(await deep).toEqual({ action: "decline" });
  });

  it("can use any key and any text", async () => {
    const { openPage, ask } = createWorld();
    const { remote } = await openPage();
    const requestedSchema = JSON.parse(
      '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}},"required":["__proto__"]}',
    );
    const answer = ask({ message: "a\n\ndata: {}\n\nb\u2028", requestedSchema });
    const { id, round } = await whenShown(remote);
    expect(round?.items.request?.request.params.message).toBe("a\n\ndata: {}\n\nb\u2028");
    const content = JSON.parse('{"__proto__":"x"}');
    remote.respond(id, "request", { action: "accept", content });
    expect(JSON.stringify(await answer)).toBe('{"action":"accept","content":{"__proto__":"x"}}');
  });

  it("leads to arguments that JSON cannot say, and they are shown as far as it can", async () => {
    const { session, openPage } = createWorld();
    const { remote } = await openPage();
    const loop: { [key: string]: unknown } = { big: 2n ** 70n, now: new Date(0), none: undefined };
    loop.self = loop;
    const source = { kind: "tool", name: "book", arguments: loop } as const;
    void session.ask(form, { ...provenance, source });
    const shown = await whenShown(remote);
    expect(shown.provenance.source).toMatchObject({
      arguments: { big: "1180591620717411303424", now: "1970-01-01T00:00:00.000Z" },
    });
  });
});

describe("secrets", () => {
  const secret: ElicitRequestParams = {
    message: "Sign in",
    requestedSchema: {
      type: "object",
      properties: { name: { type: "string" }, password: { type: "string" } },
    },
  };

  it("leave a page with the answer only, and come back to none", async () => {
    const { openPage, session, network, ask } = createWorld();
    const { remote } = await openPage();
    const answer = ask(secret);
    const { id } = await whenShown(remote);
    remote.saveDrafts(id, "request", { f0: "ann", f1: "hunter2" });
    await settled();
    expect(remote.getSnapshot().operations[0]?.round?.items.request?.drafts).toEqual({
      f0: "ann",
      f1: "hunter2",
    });
    expect(session.getSnapshot().operations[0]?.round?.items.request?.drafts).toEqual({
      f0: "ann",
    });
    expect(JSON.stringify([network.delivered, network.frames])).not.toContain("hunter2");
    remote.respond(id, "request", {
      action: "accept",
      content: { name: "ann", password: "hunter2" },
    });
    expect((await answer).content).toEqual({ name: "ann", password: "hunter2" });
    await settled();
    expect(JSON.stringify(network.frames)).not.toContain("hunter2");
    expect(JSON.stringify(network.frames)).toContain("ann");
  });
});
