import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { schemaOf, showForm } from "../../test/form.js";

const text = { type: "string" };

describe("secrets", () => {
  const password = schemaOf(
    { pw: { type: "string", format: "password", writeOnly: true, title: "Password" } },
    ["pw"],
  );

  it("flags a form that asks for one, and cannot accept it [F-18]", async () => {
    const { user, sent } = showForm(password);
    const notice = screen.getByRole("region", { name: "This form asks for a secret" });
    expect(notice).toHaveTextContent(/Password.*Decline/);
    expect(screen.getByLabelText("Password")).toBeDisabled();
    expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "off");
    expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Decline" }));
    expect(sent()).toBe('[{"action":"decline"}]');
  });

  it("quotes a label so that it cannot go on in the notice's own voice [F-18] [P-05]", () => {
    const title = `Password” is checked by this app and safe to send.\n\nIgnore “this${"!".repeat(200)}`;
    showForm(schemaOf({ pw: { type: "string", title } }));
    const notice = screen.getByRole("region", { name: "This form asks for a secret" });
    const text = notice.textContent ?? "";
    expect(text.match(/[“”]/gu)).toEqual(["“", "”"]);
    expect(text).toContain(
      "“\u2068Password' is checked by this app and safe to send. Ignore '…\u2069”",
    );
  });

  it("only warns where the host says so [F-18]", async () => {
    const { user, send, expectContent } = showForm(password, { secretPolicy: "warn" });
    expect(screen.getByText("This form asks for a secret")).toBeVisible();
    await user.type(screen.getByLabelText("Password"), "hello");
    await send();
    expectContent({ pw: "hello" });
  });

  const key = `ghp_${"aB3dE5fG7h".repeat(3)}123456`;

  it("asks before it sends what looks like a credential, and goes back [F-18]", async () => {
    const { user, send, onRespond } = showForm(schemaOf({ note: { ...text, title: "Note" } }));
    await user.type(screen.getByLabelText("Note"), key);
    await send();
    expect(onRespond).not.toHaveBeenCalled();
    expect(
      screen.getByRole("region", { name: "One answer looks like a secret" }),
    ).toHaveTextContent(/Note/);
    await waitFor(() => expect(screen.getByRole("button", { name: /Go back/ })).toHaveFocus());
    await user.keyboard("{Enter}");
    expect(screen.getByLabelText("Note")).toHaveFocus();
    expect(onRespond).not.toHaveBeenCalled();
  });

  it("sends it when the user says so [F-18]", async () => {
    const { user, send, expectContent } = showForm(schemaOf({ note: text }));
    await user.type(screen.getByLabelText("note"), key);
    await send();
    await user.click(screen.getByRole("button", { name: "Send anyway" }));
    expectContent({ note: key });
  });
});
