import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { describe, expect, it, vi } from "vitest";
import { group, schemaOf, showForm } from "../../test/form.js";
import { defaultSettings, SettingsContext } from "../provider/settings.js";
import { ElicitationForm } from "./ElicitationForm.js";
import { useFormRoom } from "./formRoom.js";
import type { ControlProps, FieldOf } from "./types.js";

const text = { type: "string" };

describe("the three answers", () => {
  it("confirms a form without questions with an empty content [F-14][A-03]", async () => {
    const { user, container, expectContent } = showForm(schemaOf({}), {
      message: "Print 2 copies?",
    });
    expect(container.querySelectorAll("fieldset, [data-askback=field]")).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Accept" }));
    expectContent({});
  });

  it.each([
    ["Decline", "decline"],
    ["Cancel", "cancel"],
  ])("%s carries no content [A-01][A-03]", async (name, action) => {
    const { user, sent } = showForm(schemaOf({ a: { ...text, default: "x" } }));
    await user.click(screen.getByRole("button", { name }));
    expect(sent()).toBe(`[{"action":"${action}"}]`);
  });

  it("sends once, however often it is pressed [A-04]", async () => {
    const { user, onRespond } = showForm(schemaOf({ a: text }));
    await user.dblClick(screen.getByRole("button", { name: "Send" }));
    await user.click(screen.getByRole("button", { name: "Decline" }));
    expect(onRespond).toHaveBeenCalledTimes(1);
  });

  it("can be answered again after sending failed [A-04][M-20]", async () => {
    const { send, onRespond, again } = showForm(schemaOf({ a: text }));
    await send();
    again({ busy: true });
    again({ busy: false, error: "The connection was lost." });
    expect(screen.getByRole("alert")).toHaveTextContent("The connection was lost.");
    await send();
    expect(onRespond).toHaveBeenCalledTimes(2);
  });

  it("ignores accept for a short time after it appeared, and not decline [A-05]", async () => {
    const onRespond = vi.fn();
    const user = userEvent.setup();
    render(
      <ElicitationForm
        request={{ message: "Go?", requestedSchema: schemaOf({}) }}
        onRespond={onRespond}
      />,
    );
    expect(screen.getByRole("button", { name: "Accept" })).not.toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Accept" }));
    expect(onRespond).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Decline" }));
    expect(onRespond).toHaveBeenCalledWith({ action: "decline" });
  });
});

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

describe("a failed submit", () => {
  const schema = schemaOf(
    { a: { ...text, title: "A", description: "help" }, b: { type: "integer", title: "B" } },
    ["a", "b"],
  );

  it("complains only after the user acted, goes to the first answer, and says how many [X-01][X-02]", async () => {
    const { send, container } = showForm(schema);
    const [a, b] = [screen.getByLabelText("A"), screen.getByLabelText("B")];
    expect(container.querySelector("[aria-invalid]")).toBeNull();
    await send();
    await waitFor(() => expect(a).toHaveFocus());
    for (const box of [a, b]) {
      expect(box).toHaveAttribute("aria-invalid", "true");
      for (const id of box.getAttribute("aria-describedby")?.split(" ") ?? [])
        expect(container.querySelector(`[id="${id}"]`)).not.toBeNull();
    }
    expect(a).toHaveAccessibleDescription("help An answer is needed here.");
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(
        "Not sent: 2 answers need your attention.",
      ),
    );
  });

  it("links to each answer, and drops what was put right [X-02][X-03]", async () => {
    const { send, user } = showForm(schema);
    await send();
    const summary = screen.getByRole("region", { name: "2 answers need your attention" });
    await user.click(within(summary).getByRole("link", { name: "B" }));
    expect(screen.getByLabelText("B")).toHaveFocus();
    await user.keyboard("5");
    expect(
      await screen.findByRole("region", { name: "1 answer needs your attention" }),
    ).toBeVisible();
  });

  it("lists the first of many, and says how many more there are [X-02]", async () => {
    const keys = Array.from({ length: 25 }, (_, n) => `q${n}`);
    const { container, user } = showForm(
      schemaOf(Object.fromEntries(keys.map((key) => [key, text])), keys),
    );
    await user.click(screen.getByText("Send"));
    expect(await screen.findByText("25 answers need your attention")).toBeVisible();
    expect(container.querySelectorAll("[data-askback=error-summary] a")).toHaveLength(20);
    expect(screen.getByText("and 5 more")).toBeVisible();
  });

  it("does not complain about what was passed over before the first submit [X-01]", async () => {
    const { user, container } = showForm(schema);
    await user.click(screen.getByLabelText("A"));
    await user.tab();
    await act(async () => {});
    expect(container.querySelector("[aria-invalid]")).toBeNull();
  });
});

describe("keyboard", () => {
  it("submits a form with one text field by Enter [X-04]", async () => {
    const { user, expectContent } = showForm(schemaOf({ a: text }));
    await user.type(screen.getByRole("textbox"), "x{Enter}");
    await waitFor(() => expectContent({ a: "x" }));
  });

  it("does not submit while an input method composes [X-04]", async () => {
    const { user, onRespond } = showForm(schemaOf({ a: text }));
    const box = screen.getByRole("textbox");
    fireEvent.compositionStart(box);
    expect(fireEvent.keyDown(box, { key: "Enter", isComposing: true })).toBe(false);
    await user.type(box, "{Enter}");
    expect(onRespond).not.toHaveBeenCalled();
    fireEvent.compositionEnd(box);
    expect(fireEvent.keyDown(box, { key: "Enter", keyCode: 229 })).toBe(false);
    await user.type(box, "{Enter}");
    await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
  });

  it("sends from several lines by Ctrl and Enter, not by Enter alone", async () => {
    const { user, onRespond, expectContent } = showForm(
      schemaOf({ a: { ...text, maxLength: 999 } }),
    );
    await user.type(screen.getByRole("textbox"), "x{Enter}y");
    expect(onRespond).not.toHaveBeenCalled();
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expectContent({ a: "x\ny" }));
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

describe("what cannot be shown", () => {
  it("names an optional one and sends the rest [F-16]", async () => {
    const { user, send, container, expectContent } = showForm(
      schemaOf({ addr: { type: "object", properties: { street: text } }, name: text }, ["name"]),
    );
    expect(screen.getByText("addr")).toBeVisible();
    expect(screen.getByText(/Cannot be filled in here/)).toBeVisible();
    expect(container.querySelector("textarea")).toBeNull();
    await user.type(screen.getByLabelText("name"), "Al");
    await send();
    expectContent({ name: "Al" });
  });

  it.each([
    ["a nested object", { addr: { type: "object" } }, ["addr"], "addr"],
    [
      "a union",
      { amount: { anyOf: [{ type: "number" }, { type: "string", pattern: "^\\d+$" }] } },
      ["amount"],
      "amount",
    ],
    ["a property that is not described", { a: text }, ["a", "ghost"], "ghost"],
  ])(
    "cannot be accepted when %s is required, and says why [F-16]",
    async (_, properties, required, label) => {
      const { user, sent } = showForm(schemaOf(properties, required));
      expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
      expect(screen.getByText(/Sending is off/)).toHaveTextContent(label);
      await user.click(screen.getByRole("button", { name: "Decline" }));
      expect(sent()).toBe('[{"action":"decline"}]');
    },
  );

  it("goes on past malformed properties [F-17]", async () => {
    const { user, send, expectContent } = showForm(
      schemaOf({ a: "string", b: null, c: text, d: {} }, ["c"]),
    );
    expect(screen.getAllByText(/Cannot be filled in here/)).toHaveLength(3);
    await user.type(screen.getByLabelText("c"), "x");
    await send();
    expectContent({ c: "x" });
  });

  it.each([[null], ["x"], [[]], [{ type: "object", properties: 3 }], [{ type: "string" }]])(
    "says that %j is no form, and can be declined and cancelled [F-17]",
    async (schema) => {
      const { user, sent } = showForm(schema);
      expect(screen.getByRole("alert")).toHaveTextContent("This question cannot be shown");
      expect(screen.queryByRole("button", { name: /Send|Accept/ })).toBeNull();
      expect(screen.getByRole("button", { name: "Cancel" })).toBeEnabled();
      await user.click(screen.getByRole("button", { name: "Decline" }));
      expect(sent()).toBe('[{"action":"decline"}]');
    },
  );
});

describe("server text", () => {
  it("stays text [P-03]", () => {
    const { container } = showForm(
      schemaOf({
        n: {
          type: "string",
          title: "<b>Name</b>",
          description: "see [docs](javascript:alert(1))",
          default: "<img src=x onerror=alert(1)>",
        },
      }),
      { message: "Go to https://evil.test/ <script>alert(1)</script>" },
    );
    expect(container.querySelectorAll("a, b, img, script")).toHaveLength(0);
    const box = screen.getByRole("textbox", { name: "<b>Name</b>" });
    expect(box).toHaveValue("<img src=x onerror=alert(1)>");
    expect(box).toHaveAccessibleDescription("see [docs](javascript:alert(1))");
  });

  it("cannot reorder or hide what stands around it [P-04]", () => {
    showForm(
      schemaOf({
        n: { type: "string", title: "safe\u202eevil", description: "a\u200bb\u2066c" },
        c: { type: "string", enum: ["x\u202ey", "z"] },
      }),
    );
    expect(document.body.textContent).not.toMatch(/[\u202a-\u202e\u200b]/u);
    expect(screen.getByRole("textbox", { name: "safeevil" })).toHaveAccessibleDescription("abc");
  });

  it("says who speaks by the host's label, not by the server's claim [P-01][P-05]", () => {
    showForm(schemaOf({ code: text }), {
      message: "Session expired. From: Host App.",
      provenance: {
        server: { id: "files-prod", label: "files-prod", claimedName: "System Security" },
        source: { kind: "unknown" },
      },
    });
    expect(screen.getByRole("heading")).toHaveTextContent("files-prod asks");
    expect(screen.getByText("files-prod says")).toBeVisible();
    expect(screen.getByText(/System Security/)).toHaveTextContent(/calls itself/);
  });
});

function Shout({ field, ids, describedBy }: ControlProps<FieldOf<"text">>) {
  const { api } = useFormRoom();
  return <input id={ids.control} aria-describedby={describedBy} {...api.bind(field)} data-mine />;
}

describe("for the host", () => {
  it("starts from drafts and reports them [F-22]", async () => {
    const onDraftsChange = vi.fn();
    const { user, send, expectContent } = showForm(
      schemaOf({ a: { ...text, default: "x" }, ok: { type: "boolean" } }),
      { drafts: { f0: "typed", f1: false }, onDraftsChange },
    );
    expect(group("ok").getByRole("radio", { name: "No" })).toBeChecked();
    await user.type(screen.getByLabelText("a"), "!");
    expect(onDraftsChange).toHaveBeenLastCalledWith({ f0: "typed!", f1: false });
    await send();
    expectContent({ a: "typed!", ok: false });
  });

  it("keeps what was typed when the host renders the same request again [F-22]", async () => {
    const { user, again } = showForm(schemaOf({ a: text }));
    await user.type(screen.getByLabelText("a"), "typed");
    again({ request: { message: "Please fill this in", requestedSchema: schemaOf({ a: text }) } });
    expect(screen.getByLabelText("a")).toHaveValue("typed");
    again({ request: { message: "Another", requestedSchema: schemaOf({ a: text }) } });
    expect(screen.getByLabelText("a")).toHaveValue("");
  });

  it("lets every control be replaced", async () => {
    const { user, send, container, expectContent } = showForm(schemaOf({ a: text }, ["a"]), {
      slots: {
        text: Shout,
        label: ({ field, ids }) => <label htmlFor={ids.control}>{field.label}!</label>,
      },
      classNames: { field: "my-field" },
    });
    expect(container.querySelector(".my-field")).not.toBeNull();
    await user.type(screen.getByLabelText("a!"), "x");
    await send();
    expectContent({ a: "x" });
  });

  it("answers with one press where the host allows it", async () => {
    const { user, expectContent } = showForm(
      schemaOf({ go: { type: "string", enum: ["Now", "Later"] } }, ["go"]),
      { oneTap: true },
    );
    expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Later" }));
    await waitFor(() => expectContent({ go: "Later" }));
  });

  it("offers no one press answer where there is more than one question", () => {
    showForm(schemaOf({ a: { type: "boolean" }, b: text }), { oneTap: true });
    expect(screen.getByRole("button", { name: "Send" })).toBeVisible();
  });
});

describe("around the form", () => {
  it("is heard with its question: the message describes the dialog [X-01][P-02]", () => {
    showForm(schemaOf({ value: { ...text, title: "Value" } }, ["value"]), {
      message: "What is the project called?",
      presentation: "dialog",
    });
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription(/What is the project called\?/);
  });

  it("keeps each server text in its own direction [X-06]", () => {
    showForm(
      schemaOf({ n: { ...text, title: "שם", description: "API (v2)" }, x: { type: "number" } }, [
        "n",
      ]),
    );
    expect(screen.getByText("שם")).toHaveAttribute("dir", "auto");
    expect(screen.getByText("API (v2)")).toHaveAttribute("dir", "auto");
    expect(screen.getByLabelText("x")).toHaveAttribute("dir", "ltr");
  });

  it("works in strict mode, where React mounts everything twice", async () => {
    const onRespond = vi.fn();
    const user = userEvent.setup();
    const requestedSchema = schemaOf(
      {
        a: { ...text, default: "x" },
        pick: { type: "string", enum: ["u", "v"], default: "v" },
        at: { type: "string", format: "date-time", default: "2024-06-13T18:53:00Z" },
        list: { type: "array", items: text, default: ["one", "two"] },
      },
      ["a"],
    );
    render(
      <StrictMode>
        <SettingsContext.Provider value={{ ...defaultSettings, guardMs: 0 }}>
          <ElicitationForm request={{ message: "Go", requestedSchema }} onRespond={onRespond} />
        </SettingsContext.Provider>
      </StrictMode>,
    );
    await user.type(screen.getByLabelText("a"), "y");
    await user.click(screen.getByRole("button", { name: "Send" }));
    const content = { a: "xy", pick: "v", at: "2024-06-13T18:53:00Z", list: ["one", "two"] };
    await waitFor(() => expect(onRespond.mock.calls).toEqual([[{ action: "accept", content }]]));
  });
});
