import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { schemaOf, showForm } from "../../../test/form.js";

describe("number and integer", () => {
  it("is a number field, never an approval [F-04]", async () => {
    const { user, send, onRespond, expectContent } = showForm(
      schemaOf({ copies: { type: "integer", minimum: 1, maximum: 3 } }, ["copies"]),
    );
    const box = screen.getByRole("textbox", { name: "copies" });
    expect(box).toHaveAttribute("inputmode", "numeric");
    expect(box).toHaveAccessibleDescription("1 to 3.");
    await send();
    expect(box).toHaveAccessibleDescription(/answer is needed/);
    await user.type(box, "4");
    expect(box).toHaveAccessibleDescription(/Enter 3 or less/);
    await send();
    expect(onRespond).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, "2");
    await send();
    expectContent({ copies: 2 });
  });

  it.each(["1e999", "0x10", "1_000", "NaN", "Infinity", "1,5"])(
    "sends nothing for %s, and keeps it as typed [F-04]",
    async (text) => {
      const { user, send, onRespond } = showForm(schemaOf({ rate: { type: "number" } }, ["rate"]));
      const box = screen.getByRole("textbox", { name: "rate" });
      await user.type(box, text);
      await send();
      expect(box).toHaveValue(text);
      expect(box).toHaveAttribute("aria-invalid", "true");
      expect(onRespond).not.toHaveBeenCalled();
    },
  );

  it.each([
    [" 12 ", 12],
    ["-0", 0],
    ["3.07", 3.07],
  ])("reads %j [F-04]", async (text, value) => {
    const { user, send, sent } = showForm(schemaOf({ rate: { type: "number" } }, ["rate"]));
    await user.type(screen.getByRole("textbox", { name: "rate" }), text);
    await send();
    expect(sent()).toBe(`[{"action":"accept","content":{"rate":${value}}}]`);
  });

  it("keeps the text while typing decimals [F-04]", async () => {
    const { user, send, expectContent } = showForm(
      schemaOf({ w: { type: "number" }, n: { type: "integer" } }, ["w", "n"]),
    );
    const w = screen.getByRole("textbox", { name: "w" });
    for (const soFar of ["3", "3.", "3.0", "3.07"]) {
      await user.type(w, soFar.slice(-1));
      expect(w).toHaveValue(soFar);
    }
    const n = screen.getByRole("textbox", { name: "n" });
    await user.type(n, "1.5");
    await send();
    expect(n).toHaveAccessibleDescription(/whole number/);
    await user.clear(n);
    await user.type(n, "1.0");
    await send();
    expectContent({ w: 3.07, n: 1 });
  });

  it("does not round what cannot be sent exactly [F-04]", async () => {
    const { user, send, onRespond } = showForm(schemaOf({ id: { type: "integer" } }, ["id"]));
    const box = screen.getByRole("textbox", { name: "id" });
    await user.type(box, "9007199254740993");
    await send();
    expect(box).toHaveAccessibleDescription(/sent exactly/);
    expect(onRespond).not.toHaveBeenCalled();
  });

  it("says no bounds that nobody chose [F-15]", async () => {
    const { user, send, expectContent } = showForm({
      ...schemaOf(
        {
          n: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
        },
        ["n"],
      ),
      $schema: "https://json-schema.org/draft/2020-12/schema",
    });
    const box = screen.getByRole("textbox", { name: "n" });
    expect(box).not.toHaveAccessibleDescription();
    await user.type(box, "42");
    await send();
    expectContent({ n: 42 });
  });

  it("holds exclusive bounds and steps [F-15]", async () => {
    const { user, send, onRespond, expectContent } = showForm(
      schemaOf(
        { p: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1, multipleOf: 0.1 } },
        ["p"],
      ),
    );
    const box = screen.getByRole("textbox", { name: "p" });
    for (const text of ["0", "1", "0.25"]) {
      await user.clear(box);
      await user.type(box, text);
      await send();
      expect(box).toHaveAttribute("aria-invalid", "true");
    }
    expect(onRespond).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, "0.3");
    await send();
    expectContent({ p: 0.3 });
  });
});
