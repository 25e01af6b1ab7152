// @vitest-environment node
import { buildIndex } from "storybook/internal/core-server";
import { describe, expect, it } from "vitest";
import { locales } from "../../../.storybook/locales.js";
import type { FieldModel, FindingCode } from "../src/core.js";
import { urlFindings } from "../src/messages/en/urlFindings.js";
import required from "./required-stories.json" with { type: "json" };

/**
 * test/required-stories.json says what Storybook has to show, and which story shows it. Whoever adds
 * a kind of field, a finding or a language adds its stories there: this file tells when one is missing.
 */
type Tree = string | { [name: string]: Tree };

function storiesOf(tree: Tree, path = ""): [path: string, id: string][] {
  return typeof tree === "string"
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([name, part]) => storiesOf(part, `${path}/${name}`));
}

const everyState = [
  "optional",
  "required",
  "default",
  "filled",
  "error",
  "longText",
  "rightToLeft",
  "hostile",
];

/** The compiler names a kind that is missing here. */
const statesOfKind: { [Kind in FieldModel["kind"]]: string[] } = {
  text: everyState,
  number: everyState,
  integer: everyState,
  boolean: everyState,
  singleSelect: everyState,
  multiSelect: everyState,
  textList: everyState,
  // Nothing can be filled in, so nothing can be wrong.
  unsupported: ["optional", "required", "longText", "rightToLeft", "hostile"],
};
const formats = ["email", "uri", "date", "date-time"].map((format) => `text: ${format}`);

describe("The stories that must exist", async () => {
  const { entries } = await buildIndex({ configDir: ".storybook" });

  it("are all in Storybook's index", () => {
    const missing = storiesOf(required).filter(([, id]) => entries[id]?.type !== "story");
    expect(missing).toEqual([]);
  });

  it("show every kind of field in every state", () => {
    const states = Object.entries(required.fields).map(([kind, of]) => [kind, Object.keys(of)]);
    expect(Object.fromEntries(states)).toEqual({
      ...statesOfKind,
      ...Object.fromEntries(formats.map((format) => [format, everyState])),
    });
  });

  it("show accept, decline and cancel in both modes", () => {
    const actions = ["accept", "decline", "cancel"];
    expect(Object.keys(required.actions)).toEqual(["form", "url"]);
    expect(Object.keys(required.actions.form)).toEqual(actions);
    expect(Object.keys(required.actions.url)).toEqual(actions);
  });

  it("show every finding about an address", () => {
    const codes = Object.keys(urlFindings) as FindingCode[];
    expect(Object.keys(required.findings).sort()).toEqual(codes.sort());
  });

  it("show every language", () => {
    expect(Object.keys(required.languages).sort()).toEqual(Object.keys(locales).sort());
  });
});
