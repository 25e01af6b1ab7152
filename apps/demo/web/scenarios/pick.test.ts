import { describe, expect, it } from "vitest";
import { scenarios } from "./index.js";
import { pickScenario } from "./pick.js";

describe("free text picks a scenario", () => {
  it.each([
    ["Could you reserve a table for dinner?", "book-table"],
    ["What's next in my calendar?", "read-calendar"],
    ["please delete the project", "delete-project"],
    ["forget that calendar of mine", "forget-calendar"],
    ["connect the calendar the old way", "legacy-connect"],
    ["I want to travel to the sea", "plan-trip"],
  ])("%s", (said, id) => {
    expect(pickScenario(said)?.id).toBe(id);
  });

  it("picks a suggestion by its own words, however they are written", () => {
    for (const { id, says } of scenarios) {
      expect(pickScenario(`  ${says.toUpperCase()}!`)?.id).toBe(id);
    }
  });

  it("picks none for words it does not know", () => {
    expect(pickScenario("lorem ipsum")).toBeUndefined();
  });
});
