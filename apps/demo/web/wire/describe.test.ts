import { describe, expect, it } from "vitest";
import { describeWire } from "./describe.js";
import { createWireRecorder } from "./recorder.js";

const call = { jsonrpc: "2.0", method: "tools/call" } as const;

function recorded() {
  const wire = createWireRecorder();
  const record = wire.channel("Concierge");
  record("sent", { ...call, id: 1, params: { name: "book", arguments: {} } });
  record("received", {
    jsonrpc: "2.0",
    id: 1,
    result: { resultType: "input_required", inputRequests: { a: {} }, requestState: "sealed" },
  });
  const retry = { name: "book", inputResponses: { a: {} }, requestState: "sealed" };
  record("sent", { ...call, id: 2, params: retry });
  record("received", { jsonrpc: "2.0", id: 2, result: { content: [] } });
  return describeWire(wire.getSnapshot());
}

describe("what the wire panel tells", () => {
  it("names each message, and the round that it opens or answers", () => {
    expect(recorded().map(({ name, id, round }) => [name, id, round])).toEqual([
      ["tools/call book", "1", undefined],
      ["input_required", "1", 1],
      ["tools/call book", "2", 1],
      ["result", "2", undefined],
    ]);
  });

  it("says what a retry changed, and names the state by length and hash only", () => {
    const [, asked, retry] = recorded();
    expect(asked?.notes).toEqual(["asks: a", expect.stringMatching(/^requestState: 6 char/u)]);
    expect(retry?.notes).toEqual([
      "new id: 1 became 2",
      "+ inputResponses: a",
      expect.stringMatching(/^\+ requestState, unchanged: 6 characters, #[0-9a-f]{8}$/u),
    ]);
    expect(recorded().some(({ json }) => json.includes("sealed"))).toBe(false);
  });

  it("does not take a retry with another state for the answer to a round", () => {
    const wire = createWireRecorder();
    const record = wire.channel("Concierge");
    record("sent", { ...call, id: 1, params: { name: "book" } });
    const result = { resultType: "input_required", requestState: "one" };
    record("received", { jsonrpc: "2.0", id: 1, result });
    record("sent", { ...call, id: 2, params: { name: "book", requestState: "two" } });
    expect(describeWire(wire.getSnapshot()).at(-1)?.round).toBeUndefined();
  });

  it("shows errors and notifications for what they are", () => {
    const wire = createWireRecorder();
    const record = wire.channel("Concierge");
    record("received", { jsonrpc: "2.0", id: 1, error: { code: -32602, message: "No." } });
    record("received", { jsonrpc: "2.0", method: "notifications/progress" });
    const [error, notification] = describeWire(wire.getSnapshot());
    expect(error).toMatchObject({ kind: "error", name: "error -32602", notes: ["No."] });
    expect(notification).toMatchObject({ kind: "notification", name: "notifications/progress" });
  });

  it("names the page that a server of 2025 wants opened, and that is done", () => {
    const wire = createWireRecorder();
    const record = wire.channel("Concierge");
    const data = { elicitations: [{ mode: "url", elicitationId: "e1", url: "https://x.test" }] };
    record("received", { jsonrpc: "2.0", id: 1, error: { code: -32042, message: "Page.", data } });
    record("received", {
      jsonrpc: "2.0",
      method: "notifications/elicitation/complete",
      params: { elicitationId: "e1" },
    });
    expect(describeWire(wire.getSnapshot()).map(({ notes }) => notes)).toEqual([
      ["Page.", "elicitationId: e1"],
      ["elicitationId: e1"],
    ]);
  });
});
