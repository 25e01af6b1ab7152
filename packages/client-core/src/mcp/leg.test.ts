// The requests of a call on the wire: those that fail, take too long, or are not wanted any more.
import { describe, expect, it } from "vitest";
import {
  complete,
  formRequest,
  httpFailure,
  inputRequired,
  networkFailure,
  progress,
  rpcError,
} from "../testing/index.js";
import { call, connect, whenAsked } from "./connect.testing.js";

const accept = { action: "accept", content: { v: "x" } } as const;
const question = { a: formRequest("Where?") };

describe("a call that is asked back", () => {
  it("keeps the answers when sending fails, and sends the same round again [M-20]", async () => {
    const { scripted, session, elicitation } = await connect([
      inputRequired(question, "s"),
      httpFailure(503),
      networkFailure(),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    session.respond((await whenAsked(session)).id, "a", accept);

    for (const _ of [1, 2]) {
      const { id, items } = await whenAsked(session, ({ round }) => round?.error !== undefined);
      expect(items.a?.state).toMatchObject({ status: "answered", response: accept });
      session.send(id);
    }

    await result;
    const retry = { ...call, inputResponses: { a: accept }, requestState: "s" };
    expect(scripted.requests.map(({ params }) => params)).toEqual([call, retry, retry, retry]);
  });

  it("ends when the server refuses the retry, with the server's error [M-15]", async () => {
    const { session, elicitation } = await connect([
      inputRequired(question, "s"),
      rpcError(-32021, "needs url", { requiredCapabilities: { elicitation: { url: {} } } }),
    ]);
    const result = elicitation.callTool(call);
    session.respond((await whenAsked(session)).id, "a", accept);

    await expect(result).rejects.toMatchObject({
      code: "MISSING_CAPABILITY",
      details: { requiredCapabilities: { elicitation: { url: {} } } },
    });
  });

  it("withdraws the prompt when the caller aborts, and sends nothing [M-17]", async () => {
    const { scripted, session, elicitation } = await connect([inputRequired(question, "s")]);
    const abort = new AbortController();
    const result = elicitation.callTool(call, { signal: abort.signal });
    const { id } = await whenAsked(session);

    abort.abort("enough");

    await expect(result).rejects.toMatchObject({ code: "ABORTED", cause: "enough" });
    expect(session.getSnapshot().operations).toMatchObject([{ id, status: "aborted" }]);
    expect(session.getSnapshot().operations[0]?.round).toBeUndefined();
    session.respond(id, "a", accept);
    expect(scripted.requests).toHaveLength(1);
  });

  it("reports the progress of a retry to the same callback [M-19]", async () => {
    const { session, elicitation } = await connect([
      [progress(1), inputRequired(question)],
      [progress(2), complete()],
    ]);
    const seen: number[] = [];
    const result = elicitation.callTool(call, { onprogress: (p) => seen.push(p.progress) });
    session.respond((await whenAsked(session)).id, "a", accept);

    await result;
    expect(seen).toEqual([1, 2]);
  });

  it("times each request on its own, and a person not at all [M-19]", async () => {
    const { clock, scripted, session, elicitation } = await connect([
      inputRequired(question),
      [{ do: "silence" }],
    ]);
    const result = elicitation.callTool(call, { timeout: 60_000 });
    const { id } = await whenAsked(session);
    clock.pass(90_000);
    session.respond(id, "a", accept);
    await scripted.whenRequests(2);
    clock.pass(59_999);
    expect(session.getSnapshot().operations[0]?.status).toBe("requesting");

    clock.pass(1);

    const again = await whenAsked(session);
    expect(again.operation.round?.error).toMatchObject({ code: "TRANSPORT" });
    session.stop(again.id);
    await expect(result).rejects.toMatchObject({ code: "STOPPED" });
  });
});
