import { createElicitationSession } from "@askback/client-core";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { params, provenance, setUp } from "../../test/outlet.js";
import { ElicitationOutlet, ElicitationProvider } from "../index.js";

describe("the outlet", () => {
  it("takes no focus when it appears in the chat, and is announced once [A-05] [X-05]", async () => {
    const { ask } = setUp();
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    await ask();
    expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
    const [live] = screen.getAllByRole("status");
    expect(live).toHaveTextContent("Acme asks you");
    expect(live?.childNodes).toHaveLength(1);
  });

  it("brings focus back to where it was when a dialog closes [X-03]", async () => {
    const { ask } = setUp("dialog");
    const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
    elsewhere.focus();
    await ask();
    expect(screen.getByRole("heading", { name: "Acme asks you" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(elsewhere).toHaveFocus());
  });

  it("brings focus to what stands around it when what had it is gone [X-03]", async () => {
    const session = createElicitationSession();
    const chat = (composer: boolean) => (
      <ElicitationProvider session={session} guardMs={0}>
        <section>
          <p>{composer && <button type="button">Composer</button>}</p>
          <button type="button">New chat</button>
        </section>
        <ElicitationOutlet />
      </ElicitationProvider>
    );
    const view = render(chat(true));
    screen.getByRole("button", { name: "Composer" }).focus();
    await act(async () => void session.ask(params, provenance));
    expect(screen.getByRole("heading", { name: "Acme asks you" })).toHaveFocus();
    view.rerender(chat(false));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "New chat" })).toHaveFocus());
  });

  it("lets the host say where focus goes when what had it is gone [X-03]", async () => {
    const session = createElicitationSession();
    const other = () => screen.queryByRole("button", { name: "Other" });
    const chat = (composer: boolean) => (
      <ElicitationProvider session={session} guardMs={0}>
        {composer && <button type="button">Composer</button>}
        <button type="button">Other</button>
        <ElicitationOutlet fallbackFocus={other} />
      </ElicitationProvider>
    );
    const view = render(chat(true));
    screen.getByRole("button", { name: "Composer" }).focus();
    await act(async () => void session.ask(params, provenance));
    view.rerender(chat(false));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(other()).toHaveFocus());
  });
});
