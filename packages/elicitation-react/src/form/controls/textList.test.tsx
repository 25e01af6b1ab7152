import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { schemaOf, showForm } from "../../../test/form.js";

const tags = (extra = {}) =>
  schemaOf({ tags: { type: "array", items: { type: "string" }, ...extra } }, ["tags"]);
const line = (place: number) => screen.getByRole("textbox", { name: `tags ${place}` });

describe("list of texts", () => {
  it("adds lines by button and by Enter, and drops empty ones [F-15]", async () => {
    const { user, send, expectContent } = showForm(tags());
    await user.type(line(1), "a{Enter}");
    expect(await screen.findByRole("textbox", { name: "tags 2" })).toHaveFocus();
    await user.type(line(2), "b");
    await user.click(screen.getByRole("button", { name: "Add another" }));
    await send();
    expectContent({ tags: ["a", "b"] });
  });

  it("removes a line [F-15]", async () => {
    const { user, send, expectContent } = showForm(tags({ default: ["a", "b", "c"] }));
    await user.click(screen.getByRole("button", { name: "Remove tags 2" }));
    expect(line(2)).toHaveValue("c");
    await send();
    expectContent({ tags: ["a", "c"] });
  });

  it("asks for an answer when nothing is typed, and makes none up [F-09]", async () => {
    const { send, onRespond } = showForm(tags());
    await send();
    expect(screen.getByRole("group", { name: "tags" })).toHaveAccessibleDescription(
      /answer is needed/,
    );
    expect(onRespond).not.toHaveBeenCalled();
  });

  it("marks the line that is wrong [F-15][X-01]", async () => {
    const { user, send } = showForm(tags({ items: { type: "string", minLength: 3 } }));
    await user.type(line(1), "abc{Enter}x");
    await send();
    expect(line(1)).not.toHaveAttribute("aria-invalid");
    expect(line(2)).toHaveAttribute("aria-invalid", "true");
    expect(screen.getByRole("group", { name: "tags" })).toHaveAccessibleDescription(
      /Line 2: Use at least 3/,
    );
  });
});
