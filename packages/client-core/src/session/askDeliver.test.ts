import { describe, expect, it } from "vitest";
import { whenAsked } from "../mcp/connect.testing.js";
import type { ElicitResult } from "../protocol.js";
import { createElicitationSession } from "./createSession.js";
import { preloadEngine } from "./engineSource.js";

await preloadEngine();

const form = { message: "Where?", requestedSchema: { type: "object", properties: {} } };
const travel = { server: { id: "travel" }, source: { kind: "unknown" } } as const;
const accept = { action: "accept", content: {} } as const;

/** A host that brings answers to its server by requests of its own, the first of which fail. */
function ask(fails: (Error | "hangs")[], signal?: AbortSignal) {
  const session = createElicitationSession();
  session.attach({ form: true });
  const delivered: ElicitResult[] = [];
  const tried: ElicitResult[] = [];
  const result = session.ask(form, travel, {
    ...(signal === undefined ? {} : { signal }),
    async deliver(response) {
      tried.push(response);
      const failure = fails.shift();
      if (failure === "hangs") await new Promise(() => undefined);
      if (failure instanceof Error) throw failure;
      delivered.push(response);
    },
  });
  result.catch(() => undefined);
  const whenFailed = () => whenAsked(session, ({ round }) => round?.error !== undefined);
  return { session, result, delivered, tried, whenFailed };
}

describe("an answer that the host brings to its server itself", () => {
  it("has arrived when the promise resolves", async () => {
    const { session, result, delivered } = ask([]);
    session.respond((await whenAsked(session)).id, "request", accept);
    expect(await result).toEqual(accept);
    expect(delivered).toEqual([accept]);
  });

  it("comes back to the prompt when that fails, and can be changed and sent again [M-20]", async () => {
    const { session, result, delivered, tried, whenFailed } = ask([new Error("HTTP 502")]);
    session.respond((await whenAsked(session)).id, "request", accept);
    const { id, operation } = await whenFailed();
    expect(operation.round).toMatchObject({
      error: { code: "TRANSPORT", message: expect.stringContaining("HTTP 502") },
      items: { request: { state: { response: accept } } },
    });
    session.revise(id, "request");
    session.respond(id, "request", { action: "decline" });

    expect(await result).toEqual({ action: "decline" });
    expect(tried).toEqual([accept, { action: "decline" }]);
    expect(delivered).toEqual([{ action: "decline" }]);
    expect(session.getSnapshot().operations[0]?.receipts).toMatchObject([{ action: "decline" }]);
  });

  it("is cancel when the user gives up, on the way or before [M-26]", async () => {
    const failed = ask([new Error("HTTP 502")]);
    failed.session.respond((await whenAsked(failed.session)).id, "request", accept);
    failed.session.stop((await failed.whenFailed()).id);
    expect(await failed.result).toEqual({ action: "cancel" });
    expect(failed.delivered).toEqual([{ action: "cancel" }]);

    const hanging = ask(["hangs"]);
    const { id } = await whenAsked(hanging.session);
    hanging.session.respond(id, "request", accept);
    await expect.poll(() => hanging.tried).toEqual([accept]);
    hanging.session.stop(id);
    expect(await hanging.result).toEqual({ action: "cancel" });
    expect(hanging.delivered).toEqual([{ action: "cancel" }]);

    const atOnce = ask([]);
    const prompt = await whenAsked(atOnce.session);
    atOnce.session.respond(prompt.id, "request", accept);
    atOnce.session.stop(prompt.id);
    expect(await atOnce.result).toEqual({ action: "cancel" });
    expect(atOnce.tried).toEqual([{ action: "cancel" }]);
  });

  it("is not brought anywhere when the prompt is withdrawn", async () => {
    const caller = new AbortController();
    const { session, result, tried } = ask([], caller.signal);
    await whenAsked(session);
    caller.abort();
    await expect(result).rejects.toMatchObject({ code: "ABORTED" });
    expect(tried).toEqual([]);
  });

  it("rejects when even cancel cannot be brought: nobody is left to send it again", async () => {
    const lost = new Error("HTTP 502");
    const { session, result } = ask([lost]);
    session.stop((await whenAsked(session)).id);
    await expect(result).rejects.toBe(lost);
  });
});
