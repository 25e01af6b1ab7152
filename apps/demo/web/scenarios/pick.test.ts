import { describe, expect, it } from "vitest";
import { pickScenario } from "./pick.js";

describe("free text picks a scenario", () => {
  it.each([
    ["Could you reserve a table for dinner?", "book-table"],
    ["What's next in my calendar?", "read-calendar"],
    ["please delete the project", "delete-project"],
    ["I want to travel to the sea", "plan-trip"],
  ])("%s", (said, id) => {
    expect(pickScenario(said)?.id).toBe(id);
  });

  it("picks none for words it does not know", () => {
    expect(pickScenario("lorem ipsum")).toBeUndefined();
  });
});
