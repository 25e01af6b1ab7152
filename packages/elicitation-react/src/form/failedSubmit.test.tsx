import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { schemaOf, showForm } from "../../test/form.js";

const text = { type: "string" };

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
    expect(container.querySelectorAll("[data-askback=error-summary] a")).toHaveLength(10);
    expect(screen.getByText("and 15 more")).toBeVisible();
  });

  it("does not complain about what was passed over before the first submit [X-01]", async () => {
    const { user, container } = showForm(schema);
    await user.click(screen.getByLabelText("A"));
    await user.tab();
    await act(async () => {});
    expect(container.querySelector("[aria-invalid]")).toBeNull();
  });
});
