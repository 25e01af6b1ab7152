import { createElicitationSession } from "@askback/client-core";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { params, provenance, setUp } from "../../test/outlet.js";
import { ElicitationOutlet, ElicitationProvider, MutedServers, Receipts } from "../index.js";

describe("the outlet", () => {
  it("declares that questions can be answered while it is mounted, and only then [M-13]", () => {
    const { session, view } = setUp();
    expect(session.getSnapshot().modes).toEqual({ form: true, url: true });
    view.unmount();
    expect(session.getSnapshot().modes).toEqual({ form: false, url: false });
  });

  it("declares nothing when it shows one operation only", () => {
    const session = createElicitationSession();
    render(
      <ElicitationProvider session={session}>
        <ElicitationOutlet operationId="o1" />
      </ElicitationProvider>,
    );
    expect(session.getSnapshot().modes).toEqual({ form: false, url: false });
  });

  it("shows what a call led to at the call, and nowhere else", async () => {
    const session = createElicitationSession();
    render(
      <ElicitationProvider session={session} guardMs={0}>
        <div role="log" aria-label="Chat">
          <section aria-label="Call one">
            <ElicitationOutlet presentation="inline" callId="one" />
            <Receipts callId="one" />
          </section>
          <section aria-label="Call two">
            <ElicitationOutlet presentation="inline" callId="two" />
            <Receipts callId="two" />
          </section>
        </div>
        <ElicitationOutlet presentation="inline" />
      </ElicitationProvider>,
    );
    const ask = (callId?: string) =>
      act(async () => {
        const answer = session.ask(params, { ...provenance, ...(callId && { callId }) });
        return { answer };
      });

    const { answer } = await ask("one");
    await ask();

    const call = (name: string) => within(screen.getByRole("region", { name }));
    const chat = within(screen.getByRole("log", { name: "Chat" }));
    expect(call("Call one").getByRole("region", { name: /^Acme asks you/ })).toBeVisible();
    expect(call("Call two").queryByRole("region")).toBeNull();
    expect(chat.getAllByRole("region", { name: /^Acme asks you/ })).toHaveLength(1);
    expect(screen.getAllByRole("region", { name: /^Acme asks you/ })).toHaveLength(2);

    await userEvent.click(call("Call one").getByRole("button", { name: "Decline" }));
    await answer;
    expect(await call("Call one").findByText("You declined Acme’s question")).toBeVisible();
    expect(call("Call two").queryByText("You declined Acme’s question")).toBeNull();
  });

  it("says who asks before what the server says of itself [P-01]", async () => {
    const { ask } = setUp();
    await ask();
    const region = screen.getByRole("region", { name: "Acme asks you" });
    expect(region).toHaveAccessibleDescription(/calls itself/);
    const text = region.textContent ?? "";
    expect(text.indexOf("Acme")).toBeLessThan(text.indexOf("https://mcp.example.com"));
    expect(text.indexOf("https://mcp.example.com")).toBeLessThan(text.indexOf("Your Bank"));
  });

  it("answers once however often the control is pressed [A-04]", async () => {
    const { ask } = setUp();
    const { answer } = await ask();
    await userEvent.type(screen.getByLabelText("City"), "Oslo");
    await userEvent.dblClick(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Oslo" } });
    expect(await screen.findByText("You answered Acme")).toBeInTheDocument();
  });

  it("keeps what was typed when the prompt is closed, and answers nothing [A-02]", async () => {
    const { ask, session } = setUp("dialog");
    await ask();
    await userEvent.type(screen.getByLabelText("City"), "Oslo");
    await userEvent.keyboard("{Escape}");
    const [operation] = session.getSnapshot().operations;
    expect(operation?.status).toBe("awaitingInput");
    expect(Object.values(operation?.round?.items ?? {})[0]?.drafts).toEqual({ f0: "Oslo" });
    await userEvent.click(screen.getByRole("button", { name: "Continue: Acme" }));
    expect(screen.getByLabelText("City")).toHaveValue("Oslo");
  });

  it("withdraws a prompt when the caller aborts, and says so [M-17]", async () => {
    const { session } = setUp("dialog");
    const controller = new AbortController();
    const answer = session.ask(params, provenance, { signal: controller.signal });
    const refused = expect(answer).rejects.toMatchObject({ code: "ABORTED" });
    await screen.findByRole("dialog");
    act(() => controller.abort());
    await refused;
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Close: Acme" })).toBeInTheDocument();
  });

  it("gives every operation a place, none behind another [M-18]", async () => {
    const { ask } = setUp();
    await ask();
    await ask();
    expect(screen.getAllByRole("region", { name: /^Acme asks you Request \d of 2$/ })).toHaveLength(
      2,
    );
  });

  it("renders on a server", () => {
    const session = createElicitationSession();
    session.attach({ form: true, url: true });
    void session.ask(params, provenance);
    const html = renderToString(
      <ElicitationProvider session={session}>
        <ElicitationOutlet presentation="inline" />
        <MutedServers />
      </ElicitationProvider>,
    );
    expect(html).toContain("Which city?");
    expect(html).not.toContain("style=");
  });

  it("says what to do when the provider is missing", () => {
    expect(() => renderToString(<Receipts />)).toThrow(/Put the provider around it/);
  });
});

describe("a page that was opened, and its prompt put aside", () => {
  it("goes on when the user comes back [U-09]", async () => {
    const session = createElicitationSession();
    render(
      <ElicitationProvider session={session} guardMs={0} url={{ openTab: () => "opened" }}>
        <ElicitationOutlet />
      </ElicitationProvider>,
    );
    const url = "https://pay.example.com/k7q2m9";
    const { answer } = await act(async () => ({
      answer: session.ask(
        { mode: "url", message: "Please pay", url, elicitationId: "e" },
        provenance,
      ),
    }));
    await userEvent.click(await screen.findByRole("button", { name: "Open in a new tab" }));
    await screen.findByRole("button", { name: "Open again" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    const focus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("blur")));
    focus.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("focus")));
    focus.mockRestore();

    await expect(answer).resolves.toEqual({ action: "accept" });
    await waitFor(() => expect(screen.queryByRole("button", { name: /Continue/ })).toBeNull());
  });
});
