import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { schemaOf, showForm } from "../../test/form.js";
import type * as Core from "../core.js";

// What the core gives then; its own test shows it with the engine itself missing.
vi.mock("../core.js", async (load) => {
  const core = await load<typeof Core>();
  const prepareForm = async (form: Core.FormModel): Promise<Core.FormModel> => ({
    fields: form.fields.map((field) =>
      field.kind === "text" ? { ...field, pattern: undefined } : field,
    ),
    problems: [{ code: "pattern-ignored", key: "code", params: { reason: "engine" } }],
    patterns: "ready",
  });
  return { ...core, prepareForm };
});

const schema = schemaOf(
  { code: { type: "string", pattern: "^[A-Z]{3}$", minLength: 2 }, note: { type: "string" } },
  ["code"],
);

describe("a form with a pattern, when the engine that checks patterns cannot be loaded", () => {
  it("says so, and still says what is expected [F-15]", async () => {
    showForm(schema);
    expect(await screen.findByText(/could not be loaded/)).toHaveAttribute("role", "status");
    expect(screen.getByLabelText("code")).toHaveAccessibleDescription(/\^\[A-Z\]\{3\}\$/);
  });

  it("keeps what was typed, and leaves the check to the server [F-15][F-19]", async () => {
    const { user, send, expectContent } = showForm(schema);
    await user.type(screen.getByLabelText("note"), "window seat");
    await screen.findByText(/could not be loaded/);
    await user.type(screen.getByLabelText("code"), "abc");
    await send();
    expectContent({ code: "abc", note: "window seat" });
  });

  it("checks everything else as before [F-10]", async () => {
    const { user, send, onRespond } = showForm(schema);
    await user.type(screen.getByLabelText("code"), "a");
    await send();
    expect(screen.getByLabelText("code")).toBeInvalid();
    expect(onRespond).not.toHaveBeenCalled();
  });
});
