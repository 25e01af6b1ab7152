import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { group, schemaOf, showForm } from "../../../test/form.js";

const names = (role: "radio" | "checkbox" | "option") =>
  screen.getAllByRole(role).map((element) => (element.closest("label") ?? element).textContent);

describe("single choice", () => {
  it("shows titles and sends values, with or without a type [F-06][F-15]", async () => {
    const { user, send, expectContent } = showForm(
      schemaOf(
        {
          prio: {
            oneOf: [
              { const: "lo", title: "Low" },
              { const: "hi", title: "High" },
            ],
          },
        },
        ["prio"],
      ),
    );
    expect(names("radio")).toEqual(["Low", "High"]);
    await user.click(screen.getByRole("radio", { name: "High" }));
    await send();
    expectContent({ prio: "hi" });
  });

  it("follows a local reference to an enum [F-15]", async () => {
    const { user, send, expectContent } = showForm({
      ...schemaOf({ stage: { $ref: "#/$defs/Stage" } }, ["stage"]),
      $defs: { Stage: { type: "string", title: "Stage", enum: ["draft", "live"] } },
    });
    await user.click(group("Stage").getByRole("radio", { name: "live" }));
    await send();
    expectContent({ stage: "live" });
  });

  it("sends numbers as numbers [F-15]", async () => {
    const { user, send, expectContent } = showForm(
      schemaOf({ size: { type: "integer", enum: [1, 2] } }, ["size"]),
    );
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(screen.getByRole("radio", { name: "2" }));
    await send();
    expectContent({ size: 2 });
  });

  it("shows the one value of a const, and lets nothing else be sent [F-15]", async () => {
    const { send, expectContent } = showForm(
      schemaOf({ kind: { type: "string", const: "basic", title: "Kind" } }, ["kind"]),
    );
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("radio", { name: "basic" })).toBeChecked();
    await send();
    expectContent({ kind: "basic" });
  });

  it("uses enumNames, and the value where a name is missing [F-06][F-08]", async () => {
    const { send, expectContent } = showForm(
      schemaOf(
        {
          pet: {
            type: "string",
            enum: ["p1", "p2", "p3"],
            enumNames: ["Cat", "Dog"],
            default: "p2",
          },
        },
        ["pet"],
      ),
    );
    expect(names("radio")).toEqual(["Cat", "Dog", "p3"]);
    expect(screen.getByRole("radio", { name: "Dog" })).toBeChecked();
    await send();
    expectContent({ pet: "p2" });
  });

  it("tells an empty option from no answer [F-09]", async () => {
    const schema = schemaOf({ suffix: { type: "string", enum: ["", "-rc"] } });
    const first = showForm(schema);
    expect(names("radio")).toEqual(["(empty)", "-rc", "Leave out"]);
    expect(screen.getByRole("radio", { name: "Leave out" })).toBeChecked();
    await first.send();
    first.expectContent({});
    first.unmount();
    const second = showForm(schema);
    await second.user.click(screen.getByRole("radio", { name: "(empty)" }));
    await second.send();
    second.expectContent({ suffix: "" });
  });

  it("starts unanswered when the default is no option [F-08]", async () => {
    const { send, onRespond } = showForm(
      schemaOf(
        {
          tier: { type: "string", enum: ["a", "b"], default: "z" },
          many: {
            type: "array",
            items: { type: "string", enum: ["x", "y"] },
            default: ["y", "q"],
          },
        },
        ["tier"],
      ),
    );
    expect(group("many").getByRole("checkbox", { name: "x" })).not.toBeChecked();
    expect(group("many").getByRole("checkbox", { name: "y" })).toBeChecked();
    await send();
    expect(screen.getByRole("radiogroup", { name: "tier" })).toHaveAccessibleDescription(
      /answer is needed/,
    );
    expect(onRespond).not.toHaveBeenCalled();
  });

  it("asks for a choice instead of taking accept for one [F-09]", async () => {
    const { user, send, onRespond, expectContent } = showForm(
      schemaOf({ "Confirm the change": { type: "string", enum: ["Yes", "No"] } }, [
        "Confirm the change",
      ]),
    );
    const choice = group("Confirm the change");
    expect(choice.getByRole("radio", { name: "Yes" })).not.toBeChecked();
    await send();
    expect(onRespond).not.toHaveBeenCalled();
    await user.click(choice.getByRole("radio", { name: "No" }));
    await send();
    expectContent({ "Confirm the change": "No" });
  });

  it("is a native list above five options, and stays open up to seven [F-06][X-01]", async () => {
    const { user, send, expectContent } = showForm(
      schemaOf(
        {
          six: { type: "string", enum: ["a", "b", "c", "d", "e", "f"] },
          many: { type: "string", enum: Array.from({ length: 30 }, (_, n) => `o${n}`) },
        },
        ["six", "many"],
      ),
    );
    expect(screen.getByRole("listbox", { name: "six" })).toHaveAttribute("size", "6");
    await user.selectOptions(screen.getByRole("listbox", { name: "six" }), "f");
    await user.selectOptions(screen.getByRole("combobox", { name: "many" }), "o29");
    await send();
    expectContent({ six: "f", many: "o29" });
  });

  it("shows 500 options and sends exactly the one chosen [F-20]", async () => {
    const oneOf = Array.from({ length: 500 }, (_, n) => {
      const number = String(n).padStart(3, "0");
      return { const: `opt-${number}`, title: n === 1 ? "Option 000" : `Option ${number}` };
    });
    const { user, send, expectContent } = showForm(schemaOf({ o: { oneOf } }, ["o"]));
    const list = screen.getByLabelText<HTMLSelectElement>("o");
    expect(list.options).toHaveLength(501);
    expect(list.options[1]?.text).not.toBe(list.options[2]?.text);
    await user.selectOptions(list, "Option 473");
    await send();
    expectContent({ o: "opt-473" });
  });
});

describe("several choices", () => {
  it("renders items without a type, and sends the server's order [F-07][F-15]", async () => {
    const { user, send, expectContent } = showForm(
      schemaOf({ value: { type: "array", items: { enum: ["red", "green", "blue"] } } }, ["value"]),
      { message: "Which colours?" },
    );
    const boxes = group("value");
    await user.click(boxes.getByRole("checkbox", { name: "green" }));
    await user.click(boxes.getByRole("checkbox", { name: "red" }));
    await send();
    expectContent({ value: ["red", "green"] });
  });

  it("shows repeated options once [F-07]", async () => {
    const problems = vi.spyOn(console, "error");
    const { user, send, expectContent } = showForm(
      schemaOf(
        {
          c: { type: "string", enum: ["x", "x", "y"] },
          m: { type: "array", items: { type: "string", enum: ["a", "a", "b"] } },
        },
        ["c", "m"],
      ),
    );
    expect(names("radio")).toEqual(["x", "y"]);
    expect(names("checkbox")).toEqual(["a", "b"]);
    await user.click(screen.getByRole("radio", { name: "y" }));
    await user.click(screen.getByRole("checkbox", { name: "a" }));
    await send();
    expectContent({ c: "y", m: ["a"] });
    expect(problems).not.toHaveBeenCalled();
    problems.mockRestore();
  });

  it("counts, and holds minItems and maxItems; nothing ticked is no answer [F-07][F-09]", async () => {
    const items = {
      anyOf: ["a", "b", "c", "d"].map((value) => ({ const: value, title: value.toUpperCase() })),
    };
    const { user, send, onRespond, expectContent } = showForm(
      schemaOf({ t: { type: "array", minItems: 2, maxItems: 3, items, default: ["b", "a"] } }),
    );
    const box = (name: string) => screen.getByRole("checkbox", { name });
    const boxes = screen.getByRole("group", { name: "t" });
    expect(box("A")).toBeChecked();
    expect(box("B")).toBeChecked();
    expect(boxes).toHaveAccessibleDescription(/Choose 2 to 3.*2 of 3 chosen/);
    await user.click(box("A"));
    await send();
    expect(boxes).toHaveAccessibleDescription(/Choose at least 2: 1 more/);
    for (const name of ["A", "C", "D"]) await user.click(box(name));
    expect(boxes).toHaveAccessibleDescription(/4 of 3 chosen/);
    await send();
    expect(boxes).toHaveAccessibleDescription(/Choose at most 3: 1 fewer/);
    expect(onRespond).not.toHaveBeenCalled();
    for (const name of ["A", "B", "C", "D"]) await user.click(box(name));
    await send();
    expectContent({});
  });

  it("filters a long list; what is hidden keeps its answer [F-07][F-20]", async () => {
    const items = { enum: Array.from({ length: 60 }, (_, n) => `Option ${n}`) };
    const { user, send, container, expectContent } = showForm(
      schemaOf({ m: { type: "array", items } }),
    );
    const shown = () => container.querySelectorAll("label:not([hidden]) > input[type=checkbox]");
    await user.click(screen.getByLabelText("Option 7"));
    await user.type(screen.getByLabelText("Filter “m”"), "option 4{Enter}");
    expect(screen.getByText("11 of 60 shown")).toBeVisible();
    expect(shown()).toHaveLength(11);
    await user.click(screen.getByLabelText("Option 43"));
    await send();
    expectContent({ m: ["Option 7", "Option 43"] });
  });
});
