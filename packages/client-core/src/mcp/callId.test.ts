import { describe, expect, it } from "vitest";
import { complete, formRequest, hold, inputRequired } from "../testing/index.js";
import { whenSnapshot } from "../testing/whenSnapshot.js";
import { call, connect, whenAsked } from "./connect.testing.js";

const question = inputRequired({ a: formRequest("Where?") });
const accept = { action: "accept", content: { v: "x" } } as const;
const contents = { contents: [], ttlMs: 0, cacheScope: "private" };

describe("a call's callId", () => {
  it("is told with what is asked, and never told to the server [P-01]", async () => {
    const { scripted, session, elicitation } = await connect([
      question,
      complete(),
      question,
      complete({ messages: [] }),
      question,
      complete(contents),
    ]);
    const answered = async (result: Promise<unknown>) => {
      const { id, operation } = await whenAsked(session);
      session.respond(id, "a", accept);
      await result;
      return operation.provenance.callId;
    };

    expect([
      await answered(elicitation.callTool(call, { callId: "call-7" })),
      await answered(elicitation.getPrompt({ name: "p" }, { callId: "call-8" })),
      await answered(elicitation.readResource({ uri: "file:///x" }, { callId: "call-9" })),
    ]).toEqual(["call-7", "call-8", "call-9"]);
    expect(JSON.stringify(scripted.wire)).not.toMatch(/call-[789]/u);
    const [first] = session.getSnapshot().operations;
    expect(first?.receipts[0]?.provenance.callId).toBe("call-7");
  });

  it("tells two equal calls apart, before anything is sent", async () => {
    const { scripted, session, elicitation } = await connect([
      question,
      question,
      complete(),
      complete(),
    ]);
    const ids = () => session.getSnapshot().operations.map(({ provenance }) => provenance.callId);
    const sentBefore: number[] = [];
    session.subscribe(() => {
      if (ids().includes("one")) sentBefore.push(scripted.requests.length);
    });
    const results = [
      elicitation.callTool(call, { callId: "one" }),
      elicitation.callTool(call, { callId: "two" }),
    ];
    const { operations } = await whenSnapshot(
      session,
      (snapshot) => snapshot.operations.filter(({ round }) => round !== undefined).length === 2,
    );
    expect(ids()).toEqual(["one", "two"]);
    expect(sentBefore[0]).toBe(0);
    for (const { id } of operations) session.respond(id, "a", accept);
    await Promise.all(results);
  });

  it("is not guessed where a server of 2025-11-25 asks and two calls are open", async () => {
    const { scripted, session, elicitation } = await connect([hold("a"), hold("b")], {
      server: { revision: "2025-11-25" },
    });
    const leave = new AbortController();
    const calls = ["one", "two"].map((callId) =>
      elicitation.callTool(call, { callId, signal: leave.signal }),
    );
    const answer = scripted.ask({
      message: "Where?",
      requestedSchema: { type: "object", properties: { v: { type: "string" } } },
    });
    const { id, operation } = await whenAsked(session);
    expect(operation.provenance).not.toHaveProperty("callId");
    expect(operation.provenance.source).toEqual({ kind: "unknown" });
    session.respond(id, "request", accept);
    await answer;
    leave.abort();
    await Promise.allSettled(calls);
  });
});
