import { describe, expect, it } from "vitest";
import { buildRound, type RoundContext, readUrls } from "./buildRound.js";
import { defaultPolicy } from "./policy.js";

const context: RoundContext = {
  method: "tools/call",
  declared: { form: true, url: false },
  handlers: new Set(),
  limits: defaultPolicy,
};
const form = {
  method: "elicitation/create",
  params: { message: "q", requestedSchema: { type: "object", properties: {} } },
};
const url = {
  method: "elicitation/create",
  params: { mode: "url", message: "go", url: "https://ok.test/" },
};
const build = (result: unknown, changes: Partial<RoundContext> = {}) =>
  buildRound(result, { ...context, ...changes });

describe("buildRound", () => {
  it("gives every key its entry, in the server's order, and leaves the schema unread", () => {
    const inputRequests = JSON.parse(
      `{"b":${JSON.stringify(form)},"__proto__":${JSON.stringify(form)},"constructor":${JSON.stringify(form)}}`,
    );
    const plan = build({ inputRequests, requestState: "" });
    expect(plan).toMatchObject({ kind: "round", requestState: "" });
    const entries = plan.kind === "round" ? plan.entries : [];
    expect(entries.map(({ key }) => key)).toEqual(["b", "__proto__", "constructor"]);
    expect(entries[0]).toMatchObject({
      kind: "elicit",
      mode: "form",
      request: { params: { mode: "form", requestedSchema: form.params.requestedSchema } },
    });
  });

  it("tells state alone from a round, and nothing at all from both [M-10] [M-11]", () => {
    expect(build({ requestState: "" })).toEqual({ kind: "stateOnly", requestState: "" });
    expect(build({ inputRequests: {}, requestState: "s" })).toEqual({
      kind: "stateOnly",
      requestState: "s",
    });
    const broken: unknown[] = [
      {},
      { inputRequests: {} },
      { inputRequests: null },
      { inputRequests: [form] },
      { requestState: 1 },
      null,
      "no",
    ];
    for (const result of broken) {
      expect(() => build(result)).toThrow(expect.objectContaining({ code: "INVALID_RESULT" }));
    }
  });

  it("refuses an entry whose mode is no text, however deep it is [M-14]", () => {
    let mode: unknown = {};
    for (let depth = 0; depth < 100_000; depth += 1) mode = { mode };
    const entry = { method: "elicitation/create", params: { ...form.params, mode } };
    expect(() => build({ inputRequests: { a: entry } })).toThrow(
      expect.objectContaining({ code: "INVALID_REQUEST" }),
    );
  });

  it("refuses the whole round for one entry that was not declared, and names it [M-14]", () => {
    const entries: [unknown, string][] = [
      [{ method: "roots/list" }, "UNSUPPORTED_REQUEST"],
      [{ method: "sampling/createMessage", params: {} }, "UNSUPPORTED_REQUEST"],
      [{ method: "foo/bar" }, "UNSUPPORTED_REQUEST"],
      [{ method: "constructor" }, "UNSUPPORTED_REQUEST"],
      [url, "UNSUPPORTED_REQUEST"],
      ["form", "INVALID_REQUEST"],
      [null, "INVALID_REQUEST"],
      [[form], "INVALID_REQUEST"],
      [{ params: form.params }, "INVALID_REQUEST"],
      [{ method: "elicitation/create" }, "INVALID_REQUEST"],
    ];
    for (const [r, code] of entries) {
      expect(() => build({ inputRequests: { a: form, r } })).toThrow(
        expect.objectContaining({ code, details: expect.objectContaining({ key: "r" }) }),
      );
    }
  });

  it("leaves deprecated entries to handlers that are there [M-16]", () => {
    const plan = build(
      { inputRequests: { r: { method: "roots/list" } } },
      { handlers: new Set(["roots/list"]) },
    );
    expect(plan).toEqual({
      kind: "round",
      entries: [{ kind: "deprecated", key: "r", method: "roots/list", params: undefined }],
    });
  });

  it("ignores a schema beside a URL, and bounds how much is asked at once", () => {
    const both = { ...url, params: { ...url.params, requestedSchema: {} } };
    const plan = build({ inputRequests: { u: both } }, { declared: { form: true, url: true } });
    expect(plan).toMatchObject({ entries: [{ mode: "url", request: { params: url.params } }] });
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, form]));
    expect(() => build({ inputRequests: many })).toThrow(
      expect.objectContaining({ code: "LIMIT_EXCEEDED" }),
    );
  });
});

describe("readUrls", () => {
  const declared = { form: true, url: true };

  it("keys the URLs by their elicitationId [L-02]", () => {
    const { url: address, message } = url.params;
    const list = [
      { elicitationId: "e1", url: address, message },
      { url: address, message },
    ];
    expect([...readUrls(list, "tools/call", declared, defaultPolicy).keys()]).toEqual(["e1", "1"]);
  });

  it("refuses none, and what is none", () => {
    for (const list of [[], [null], [{ url: 1, message: "m" }]]) {
      expect(() => readUrls(list, "tools/call", declared, defaultPolicy)).toThrow();
    }
  });
});
