import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { schemaOf, showForm } from "../../test/form.js";
import { ElicitationForm } from "./ElicitationForm.js";

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
