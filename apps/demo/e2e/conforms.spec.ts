import { expect, test } from "@playwright/test";
import { violations } from "./conforms.js";

const meta = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "x", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const call = { jsonrpc: "2.0", id: 1, method: "tools/call" };

test("the check of the wire accepts a call, and notices one without its name or with odd answers", () => {
  const params = { name: "book", _meta: meta };
  expect(violations({ ...call, params })).toEqual([]);
  expect(violations({ ...call, params: { _meta: meta } })).not.toEqual([]);
  const odd = { ...params, inputResponses: { a: { action: "perhaps" } } };
  expect(violations({ ...call, params: odd })).not.toEqual([]);
});
