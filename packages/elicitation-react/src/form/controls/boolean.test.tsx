import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { group, schemaOf, showForm } from "../../../test/form.js";

describe("yes or no", () => {
  it("starts on its default and sends it untouched [F-05][F-08]", async () => {
    const { send, expectContent } = showForm(
      schemaOf({ notify: { type: "boolean", default: true } }, ["notify"]),
    );
    expect(screen.getByRole("checkbox", { name: "notify" })).toBeChecked();
    await send();
    expectContent({ notify: true });
  });

  it("can say no when it is required: an answer, not a refusal [F-05][A-07]", async () => {
    const { user, send, container, expectContent } = showForm(
      schemaOf({ keep: { type: "boolean", title: "Keep it?" } }, ["keep"]),
    );
    expect(screen.queryByRole("textbox")).toBeNull();
    await send();
    expect(screen.getByRole("radiogroup", { name: "Keep it?" })).toHaveAccessibleDescription(
      /answer is needed/,
    );
    await user.click(group("Keep it?").getByRole("radio", { name: "No" }));
    await send();
    expectContent({ keep: false });
    expect(container.querySelector("[required]")).toBeNull();
  });

  it("is absent when optional and untouched, and can be reset [F-05][F-09]", async () => {
    const { user, send, expectContent } = showForm(schemaOf({ archive: { type: "boolean" } }));
    const choice = group("archive");
    expect(choice.getByRole("radio", { name: "Leave out" })).toBeChecked();
    await user.click(choice.getByRole("radio", { name: "Yes" }));
    await user.click(choice.getByRole("radio", { name: "Leave out" }));
    await send();
    expectContent({});
  });

  it.each([
    ["Yes", true],
    ["No", false],
  ])("sends an explicit %s of an optional question [F-05]", async (name, value) => {
    const { user, send, expectContent } = showForm(schemaOf({ archive: { type: "boolean" } }));
    await user.click(screen.getByRole("radio", { name }));
    await send();
    expectContent({ archive: value });
  });

  it("can leave out an optional one that has a default [F-05][F-09]", async () => {
    const { user, send, expectContent } = showForm(
      schemaOf({ news: { type: "boolean", default: false } }),
    );
    await user.click(screen.getByRole("button", { name: "Leave out" }));
    expect(screen.getByText(/nothing is sent for this/)).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "news" })).toBePartiallyChecked();
    await send();
    expectContent({});
  });

  it("takes up an answer again after it was left out [F-05]", async () => {
    const { user, send, expectContent } = showForm(
      schemaOf({ news: { type: "boolean", default: false } }),
    );
    await user.click(screen.getByRole("button", { name: "Leave out" }));
    await user.click(screen.getByRole("checkbox", { name: "news" }));
    await send();
    expectContent({ news: true });
  });
});
