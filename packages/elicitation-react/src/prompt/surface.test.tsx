import { createElicitationSession } from "@askback/client-core";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { ElicitationOutlet, ElicitationProvider, MutedServers, Receipts } from "../index.js";

const provenance = {
  server: { id: "s", label: "Acme", origin: "https://mcp.example.com", claimedName: "Your Bank" },
  source: { kind: "tool", name: "book", arguments: { to: "LIS" } },
} as const;
const params = {
  mode: "form",
  message: "Which city?",
  requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
} as const;

function setUp(presentation: "dialog" | "inline" = "inline") {
  const session = createElicitationSession();
  const view = render(
    <StrictMode>
      <ElicitationProvider session={session} guardMs={0}>
        <button type="button">Elsewhere</button>
        <ElicitationOutlet presentation={presentation} />
        <Receipts />
      </ElicitationProvider>
    </StrictMode>,
  );
  const ask = () => {
    const answer = session.ask(params, provenance);
    return act(async () => ({ answer }));
  };
  return { session, view, ask };
}

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
