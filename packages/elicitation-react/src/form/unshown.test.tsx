import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { schemaOf, showForm } from "../../test/form.js";

const text = { type: "string" };

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
