import type { RecordedMessage } from "@askback/client-core/devtools";
import { describe, expect, it } from "vitest";
import { describeWire } from "./describe.js";

const call = { jsonrpc: "2.0", method: "tools/call" } as const;

type Passed = readonly [direction: RecordedMessage["direction"], message: unknown];

/** What the panel tells of messages that passed in this order. */
function told(...passed: readonly Passed[]) {
  return describeWire(
    passed.map(([direction, message], index) => {
      return { number: index + 1, at: 0, server: "Concierge", direction, message };
    }),
  );
}

const retry = { name: "book", inputResponses: { a: {} }, requestState: "sealed" };
const asks = { resultType: "input_required", inputRequests: { a: {} }, requestState: "sealed" };

const recorded = () =>
  told(
    ["sent", { ...call, id: 1, params: { name: "book", arguments: {} } }],
    ["received", { jsonrpc: "2.0", id: 1, result: asks }],
    ["sent", { ...call, id: 2, params: retry }],
    ["received", { jsonrpc: "2.0", id: 2, result: { content: [] } }],
  );

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
    const result = { resultType: "input_required", requestState: "one" };
    const lines = told(
      ["sent", { ...call, id: 1, params: { name: "book" } }],
      ["received", { jsonrpc: "2.0", id: 1, result }],
      ["sent", { ...call, id: 2, params: { name: "book", requestState: "two" } }],
    );
    expect(lines.at(-1)?.round).toBeUndefined();
  });

  it("shows errors and notifications for what they are", () => {
    const [error, notification] = told(
      ["received", { jsonrpc: "2.0", id: 1, error: { code: -32602, message: "No." } }],
      ["received", { jsonrpc: "2.0", method: "notifications/progress" }],
    );
    expect(error).toMatchObject({ kind: "error", name: "error -32602", notes: ["No."] });
    expect(notification).toMatchObject({ kind: "notification", name: "notifications/progress" });
  });

  it("names the page that a server of 2025 wants opened, and that is done", () => {
    const data = { elicitations: [{ mode: "url", elicitationId: "e1", url: "https://x.test" }] };
    const params = { elicitationId: "e1" };
    const lines = told(
      ["received", { jsonrpc: "2.0", id: 1, error: { code: -32042, message: "Page.", data } }],
      ["received", { jsonrpc: "2.0", method: "notifications/elicitation/complete", params }],
    );
    expect(lines.map(({ notes }) => notes)).toEqual([
      ["Page.", "elicitationId: e1"],
      ["elicitationId: e1"],
    ]);
  });
});
