import { describe, expect, it } from "vitest";
import { defaultLimits, parseRequestedSchema } from "../form/index.js";
import type { ElicitRequestParams } from "../protocol.js";
import { toJson } from "./server/toJson.js";
import { createWorld, settled, whenShown } from "./world.testing.js";

const note: ElicitRequestParams = {
  message: "Note?",
  requestedSchema: {
    type: "object",
    properties: { note: { type: "string" }, city: { type: "string" } },
  },
};

describe("a field whose answer the user marked as a secret", () => {
  it("comes back to no page, neither as an answer nor as what was typed", async () => {
    const { openPage, ask, network } = createWorld();
    const { remote } = await openPage();
    await openPage();
    const answer = ask(note);
    const { id } = await whenShown(remote);
    remote.saveDrafts(id, "request", { f0: "my own words", f1: "Oslo" });
    await settled();
    network.delivered.length = 0;
    network.frames.length = 0;
    const content = { note: "my own words", city: "Oslo" };
    remote.respond(id, "request", { action: "accept", content }, { sensitive: ["note"] });
    expect((await answer).content).toEqual(content);
    await settled();
    expect(JSON.stringify(network.frames)).not.toContain("my own words");
    expect(JSON.stringify(network.frames)).toContain("Oslo");
    const sent = network.delivered.find(({ type }) => type === "respond");
    expect(sent).toMatchObject({ response: { content }, drafts: { f1: "Oslo" } });
    expect(JSON.stringify(sent).split("my own words")).toHaveLength(2);
  });
});

describe("a schema that is too large", () => {
  const text = "x".repeat(1_000);
  it.each([
    ["of values", { type: "object", properties: {}, x: Array(1_000_000).fill(0) }],
    ["of characters", { type: "object", properties: {}, x: Array(20_000).fill(text) }],
    [
      "of keys",
      {
        type: "object",
        properties: {},
        x: Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [text + at, 0])),
      },
    ],
    ["of one text", { type: "object", description: "y".repeat(9_000_000), properties: {} }],
  ])("is cut, and too large on the page as well: %s", (_, schema) => {
    const copy = toJson(schema);
    const { nodes, characters } = defaultLimits;
    expect(JSON.stringify(copy).length).toBeLessThan(characters + 8 * nodes);
    expect(parseRequestedSchema(copy)).toEqual(parseRequestedSchema(schema));
    expect(parseRequestedSchema(copy)).toMatchObject({ problem: { code: "schema-too-large" } });
  });
});
