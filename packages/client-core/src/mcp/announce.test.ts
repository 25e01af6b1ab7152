import { describe, expect, it } from "vitest";
import {
  ask,
  complete,
  formRequest,
  hold,
  inputRequired,
  legacyComplete,
} from "../testing/index.js";
import { whenSnapshot } from "../testing/whenSnapshot.js";
import { call, connect, whenAsked } from "./connect.testing.js";

const question = inputRequired({ a: formRequest("Where?") });
const accept = { action: "accept", content: { v: "x" } } as const;
const legacy = { server: { revision: "2025-11-25" } } as const;
const form = {
  message: "Where?",
  requestedSchema: { type: "object", properties: { v: { type: "string" } } },
};

/** Collects the ids that a call is told. */
function heard() {
  const ids: string[] = [];
  return { ids, onOperation: (id: string) => void ids.push(id) };
}

describe("a call's onOperation", () => {
  it("tells each of two equal calls its own operation, before anything is sent", async () => {
    const { scripted, session, elicitation } = await connect([
      question,
      question,
      complete(),
      complete(),
    ]);
    const [first, second] = [heard(), heard()];
    const sentBefore: number[] = [];
    const onOperation = (id: string) => {
      first.onOperation(id);
      sentBefore.push(scripted.requests.length);
    };
    const results = [
      elicitation.callTool(call, { onOperation }),
      elicitation.callTool(call, second),
    ];
    const { operations } = await whenSnapshot(
      session,
      (snapshot) => snapshot.operations.filter(({ round }) => round !== undefined).length === 2,
    );
    expect([first.ids, second.ids]).toEqual(operations.map(({ id }) => [id]));
    expect(sentBefore).toEqual([0]);
    for (const { id } of operations) session.respond(id, "a", accept);
    await Promise.all(results);
    expect([...first.ids, ...second.ids]).toHaveLength(2);
  });

  it("tells it of readResource and getPrompt as well", async () => {
    const { session, elicitation } = await connect([
      complete({ contents: [], ttlMs: 0, cacheScope: "private" }),
      complete({ messages: [] }),
    ]);
    const { ids, onOperation } = heard();
    await elicitation.readResource({ uri: "file:///x" }, { onOperation });
    await elicitation.getPrompt({ name: "p" }, { onOperation });
    expect(new Set(ids).size).toBe(2);
    expect(session.getSnapshot().operations).toEqual([]);
  });

  it("tells it of what a server of 2025-11-25 asks while the call is open [L-01]", async () => {
    const { session, elicitation } = await connect([[ask(form), legacyComplete()]], legacy);
    const { ids, onOperation } = heard();
    const result = elicitation.callTool(call, { onOperation });
    const { id } = await whenAsked(session);
    session.respond(id, "request", accept);
    await result;
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(id);
  });

  it("does not guess between two calls that are open at once", async () => {
    const { scripted, session, elicitation } = await connect([hold("a"), hold("b")], legacy);
    const { ids, onOperation } = heard();
    const leave = new AbortController();
    const options = { onOperation, signal: leave.signal };
    const calls = [elicitation.callTool(call, options), elicitation.callTool(call, options)];
    const answer = scripted.ask(form);
    const { id } = await whenAsked(session);
    expect(ids).not.toContain(id);
    session.respond(id, "request", accept);
    await answer;
    leave.abort();
    await Promise.allSettled(calls);
  });

  it("hands what it throws to the session's onError; the call goes on", async () => {
    const errors: unknown[] = [];
    const { elicitation } = await connect([complete()], {
      session: { onError: (error) => errors.push(error) },
    });
    const failure = new Error("The chat is gone.");
    await expect(
      elicitation.callTool(call, {
        onOperation() {
          throw failure;
        },
      }),
    ).resolves.toHaveProperty("content");
    expect(errors).toEqual([failure]);
  });
});
