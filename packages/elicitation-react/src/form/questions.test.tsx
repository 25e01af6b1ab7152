import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { schemaOf, showForm } from "../../test/form.js";

const text = { type: "string" };

describe("required and optional", () => {
  it("leaves out everything that was not answered [F-09]", async () => {
    const { send, sent } = showForm(
      schemaOf({
        name: text,
        qty: { type: "integer" },
        ok: { type: "boolean" },
        tags: { type: "array", items: { type: "string", enum: ["a", "b"] } },
      }),
    );
    await send();
    expect(sent()).toBe('[{"action":"accept","content":{}}]');
  });

  it("takes nullable types as optional ones, and never sends null [F-15][F-09]", async () => {
    const schema = schemaOf({
      nick: { anyOf: [text, { type: "null" }], default: null, title: "Nick" },
      age: { type: ["integer", "null"] },
    });
    const first = showForm(schema);
    await first.send();
    first.expectContent({});
    first.unmount();
    const second = showForm(schema);
    await second.user.type(screen.getByRole("textbox", { name: "Nick" }), "Ann");
    await second.user.type(screen.getByRole("textbox", { name: "age" }), "7");
    await second.send();
    second.expectContent({ nick: "Ann", age: 7 });
  });

  it("says in words what is required [F-09][X-01]", () => {
    showForm(
      schemaOf({ a: text, m: { type: "array", items: { enum: ["x"] } }, b: text }, ["a", "m"]),
    );
    expect(screen.getAllByText("required")).toHaveLength(2);
    expect(screen.getByRole("textbox", { name: "a" })).toBeRequired();
    expect(screen.getByRole("group", { name: "m" })).toHaveAccessibleDescription(/required/);
    expect(screen.getByRole("textbox", { name: "b" })).not.toBeRequired();
  });

  it("keeps the order of the schema in the form and in the content [F-12]", async () => {
    const { user, send, sent } = showForm(
      schemaOf({ zip: text, first: text, city: text }, ["city", "zip"]),
    );
    const boxes = screen.getAllByRole("textbox");
    expect(
      boxes.map((box) => box.closest("form")?.querySelector(`[for="${box.id}"]`)?.textContent),
    ).toEqual(["zip", "first", "city"]);
    for (const box of [...boxes].reverse()) await user.type(box, "x");
    await send();
    expect(sent()).toContain('{"zip":"x","first":"x","city":"x"}');
  });

  it("falls back to the key, and ties the description to its field [F-12][X-01]", () => {
    showForm(
      schemaOf({ value: { ...text, title: "Value" }, raw_key: { ...text, description: "More" } }, [
        "value",
      ]),
      { message: "What is the project called?" },
    );
    expect(screen.getByRole("textbox", { name: "Value" })).toBeVisible();
    expect(screen.getByRole("textbox", { name: "raw_key" })).toHaveAccessibleDescription("More");
  });

  it("sends the described keys and nothing else [F-10]", async () => {
    const { user, send, sent } = showForm({
      ...schemaOf({ a: text }, ["a"]),
      title: "ContactForm",
      description: "Developer docstring.",
      additionalProperties: false,
    });
    await user.type(screen.getByRole("textbox", { name: "a" }), "x");
    await send();
    expect(sent()).toBe('[{"action":"accept","content":{"a":"x"}}]');
    expect(screen.queryByText("Developer docstring.")).toBeNull();
  });
});

describe("keys of any kind", () => {
  it("keeps paths flat [F-13]", async () => {
    const { user, send, sent } = showForm(
      schemaOf(
        {
          "user.name": text,
          "items[0]": { type: "integer" },
          user: text,
          "a b": { type: "boolean" },
          "q?": text,
        },
        ["user.name", "items[0]", "user"],
      ),
    );
    await user.type(screen.getByLabelText("user.name"), "Al");
    await user.type(screen.getByLabelText("items[0]"), "7");
    await user.type(screen.getByLabelText("user"), "x");
    await send();
    expect(sent()).toContain('{"user.name":"Al","items[0]":7,"user":"x"}');
  });

  it("treats names of the prototype like any other [F-13]", async () => {
    const schema: unknown = JSON.parse(
      '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"},"hasOwnProperty":{"type":"string"}},"required":["__proto__","constructor"]}',
    );
    const before = Object.getOwnPropertyNames(Object.prototype).sort();
    const { user, send, onRespond, sent } = showForm(schema);
    await user.type(screen.getByLabelText("__proto__"), "p");
    await send();
    expect(onRespond).not.toHaveBeenCalled();
    expect(screen.getByLabelText("constructor")).toHaveAttribute("aria-invalid", "true");
    await user.type(screen.getByLabelText("constructor"), "c");
    await user.type(screen.getByLabelText("hasOwnProperty"), "h");
    await send();
    expect(sent()).toContain('{"__proto__":"p","constructor":"c","hasOwnProperty":"h"}');
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before);
  });

  it("renders a key called length [F-13]", async () => {
    const { user, send, expectContent } = showForm(
      schemaOf({ length: { type: "number" }, name: text }, ["length"]),
    );
    await user.type(screen.getByLabelText("length"), "3.5");
    await send();
    expectContent({ length: 3.5 });
  });

  it("makes ids of its own, also for two forms of one schema [F-13][X-01]", async () => {
    const schema = schemaOf({ "a b": text, a_b: text, '"q"': text, "": text, 名: text });
    const first = showForm(schema);
    const second = showForm(schema);
    const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => /\s/u.test(id))).toEqual([]);
    for (const label of second.container.querySelectorAll("label")) {
      await second.user.click(label);
      expect(document.activeElement).toBe(label.control);
    }
    await second.user.keyboard("日");
    const empty = second.container.querySelectorAll<HTMLInputElement>("input")[3];
    if (empty) await second.user.type(empty, "x");
    await second.user.click(within(second.container).getByRole("button", { name: "Send" }));
    second.expectContent({ "": "x", 名: "日" });
    expect(first.onRespond).not.toHaveBeenCalled();
  });
});
