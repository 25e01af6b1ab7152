import { expect, test } from "@playwright/test";
import { violations } from "./conforms.js";

const meta = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "x", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const call = { jsonrpc: "2.0", id: 1, method: "tools/call" };
const params = { name: "book", _meta: meta };
const answer = { jsonrpc: "2.0", id: 1 };

test("the check of the wire accepts a call, and notices one without its name or with odd answers", () => {
  expect(violations({ ...call, params }, "2026-07-28")).toEqual([]);
  expect(violations({ ...call, params: { _meta: meta } }, "2026-07-28")).not.toEqual([]);
  const odd = { ...params, inputResponses: { a: { action: "perhaps" } } };
  expect(violations({ ...call, params: odd }, "2026-07-28")).not.toEqual([]);
});

test("it knows what each revision has: a method of the other one is noticed", () => {
  const complete = { jsonrpc: "2.0", method: "notifications/elicitation/complete" };
  const done = { ...complete, params: { elicitationId: "e" } };
  expect(violations(done, "2025-11-25")).toEqual([]);
  expect(violations(done, "2026-07-28")).not.toEqual([]);
  expect(violations({ ...call, method: "tools/frob", params }, "2026-07-28")).not.toEqual([]);
});

test("it reads answers by what they answer", () => {
  const accepted = { ...answer, result: { action: "accept" } };
  expect(violations(accepted, "2025-11-25", "elicitation/create")).toEqual([]);
  expect(violations(accepted, "2025-11-25", "tools/call")).not.toEqual([]);
  const asks = { ...answer, result: { resultType: "input_required", requestState: "s" } };
  expect(violations(asks, "2026-07-28", "tools/call")).toEqual([]);
  const error = { ...answer, error: { code: "-32602", message: "No." } };
  expect(violations(error, "2026-07-28", "tools/call")).not.toEqual([]);
});
