import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { schemaOf, showForm } from "../../../test/form.js";

describe("text", () => {
  it("counts characters as a reader does, and never cuts what is typed [F-02]", async () => {
    const { user, send, onRespond, expectContent } = showForm(
      schemaOf({ mark: { type: "string", minLength: 2, maxLength: 2 } }, ["mark"]),
    );
    const box = screen.getByRole("textbox", { name: "mark" });
    expect(box).not.toHaveAttribute("maxlength");
    await user.type(box, "\u{1f44d}");
    await send();
    expect(box).toHaveAccessibleDescription(/Use at least 2 characters: 1 more/);
    await user.clear(box);
    await user.type(box, "abc");
    expect(box).toHaveValue("abc");
    expect(box).toHaveAccessibleDescription(/1 character too many/);
    await send();
    expect(box).toHaveAccessibleDescription(/Use at most 2 characters: 1 fewer/);
    expect(onRespond).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, "\u{1f44d}\u{1f3fd}");
    await send();
    expectContent({ mark: "\u{1f44d}\u{1f3fd}" });
  });

  it("says how many characters are missing while typing, without calling it an error [F-02][X-01]", async () => {
    const { user } = showForm(schemaOf({ name: { type: "string", minLength: 5 } }));
    const box = screen.getByRole("textbox", { name: "name" });
    expect(box).toHaveAccessibleDescription("At least 5 characters.");
    await user.type(box, "ab");
    expect(box).toHaveAccessibleDescription(/3 more characters/);
    expect(box).not.toHaveAttribute("aria-invalid");
    await user.tab();
    await waitFor(() => expect(box).toHaveAttribute("aria-invalid", "true"));
    await user.type(box, "cde");
    await waitFor(() => expect(box).not.toHaveAttribute("aria-invalid"));
  });

  it("gives several lines where long text is allowed", () => {
    showForm(schemaOf({ note: { type: "string", maxLength: 2000 } }));
    expect(screen.getByRole("textbox", { name: "note" })).toHaveProperty("tagName", "TEXTAREA");
  });

  it.each([
    ["email", "email", "ann@example.com", "ann"],
    ["uri", "url", "javascript:alert(1)", "not a uri"],
  ])("takes %s as plain text with the fitting keyboard [F-03]", async (format, mode, good, bad) => {
    const { user, send, onRespond, expectContent } = showForm(
      schemaOf({ v: { type: "string", format } }, ["v"]),
    );
    const box = screen.getByRole("textbox", { name: "v" });
    expect(box).toHaveAttribute("type", "text");
    expect(box).toHaveAttribute("inputmode", mode);
    await user.type(box, bad);
    await send();
    expect(box).toHaveAttribute("aria-invalid", "true");
    expect(onRespond).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, good);
    await send();
    expectContent({ v: good });
  });

  it("shows an address as text, not as a link [P-03][U-12]", async () => {
    const { container, send, expectContent } = showForm(
      schemaOf({ site: { type: "string", format: "uri", default: "javascript:alert(1)" } }, [
        "site",
      ]),
    );
    expect(screen.getByRole("textbox", { name: "site" })).toHaveValue("javascript:alert(1)");
    expect(container.querySelectorAll("a")).toHaveLength(0);
    await send();
    expectContent({ site: "javascript:alert(1)" });
  });

  it("takes a format it does not know as a hint and no more [F-15]", async () => {
    const { user, send, expectContent } = showForm(
      schemaOf(
        {
          u: { type: "string", format: "uuid" },
          t: { type: "string", format: "time" },
          n: { type: "integer", format: "int32" },
          x: { type: "number", format: "double" },
        },
        ["u", "n"],
      ),
    );
    const u = screen.getByRole("textbox", { name: "u" });
    expect(u).toHaveAccessibleDescription(/uuid/);
    await user.type(u, "abc");
    await user.type(screen.getByRole("textbox", { name: "n" }), "5");
    await send();
    expectContent({ u: "abc", n: 5 });
  });

  it("keeps a default that breaks its own rule in view, and does not send it unseen [F-08]", async () => {
    const { send, onRespond, user, expectContent } = showForm(
      schemaOf({
        n: { type: "integer", default: "3" },
        b: { type: "boolean", default: "false" },
        s: { type: "string", minLength: 3, default: "ab" },
      }),
    );
    const s = screen.getByRole("textbox", { name: "s" });
    expect(s).toHaveValue("ab");
    expect(screen.getByRole("textbox", { name: "n" })).toHaveValue("");
    await send();
    expect(s).toHaveAttribute("aria-invalid", "true");
    expect(onRespond).not.toHaveBeenCalled();
    await user.type(s, "c");
    await send();
    expectContent({ s: "abc" });
  });

  it("sends an empty default that was left as it is, and leaves out one that was emptied [F-08][F-09]", async () => {
    const { user, send, expectContent } = showForm(
      schemaOf({
        empty: { type: "string", default: "" },
        full: { type: "string", default: "x" },
      }),
    );
    await user.clear(screen.getByRole("textbox", { name: "full" }));
    await send();
    expectContent({ empty: "" });
  });
});
