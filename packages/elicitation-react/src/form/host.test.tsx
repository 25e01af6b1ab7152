import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { describe, expect, it, vi } from "vitest";
import { group, schemaOf, showForm } from "../../test/form.js";
import { defaultSettings, SettingsContext } from "../provider/settings.js";
import { ElicitationForm } from "./ElicitationForm.js";
import { useFormRoom } from "./formRoom.js";
import type { ControlProps, FieldOf } from "./types.js";

const text = { type: "string" };

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

  it("leaves out what the drafts say was left out, whatever the default [F-22][F-09]", async () => {
    const { send, expectContent } = showForm(
      schemaOf({
        news: { type: "boolean", default: true },
        seat: { type: "string", enum: ["w", "a"], default: "w" },
        bags: { type: "integer", default: 1 },
      }),
      { drafts: { f0: undefined, f1: undefined } },
    );
    expect(screen.getByText("Left out: nothing is sent for this.")).toBeVisible();
    expect(group("seat").getByRole("radio", { name: "Leave out" })).toBeChecked();
    await send();
    expectContent({ bags: 1 });
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
