import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { button, openControl, show, shownAddress } from "./testKit.js";
import type { UrlConsentState } from "./types.js";

const url = "https://ok.test/start";
const opened = {
  status: "opened",
  response: { action: "accept" },
  at: 0,
  done: false,
  stillWaiting: 0,
} satisfies UrlConsentState;

/** What the browser reports of the page. */
function page(visibility: "visible" | "hidden", focus: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  vi.spyOn(document, "hasFocus").mockReturnValue(focus);
  act(() => {
    fireEvent(document, new Event("visibilitychange"));
    fireEvent(window, new Event(focus ? "focus" : "blur"));
  });
}

afterEach(() => vi.restoreAllMocks());

describe("after opening", () => {
  it("shows continue, open again and cancel, and says opened, not completed [U-09] [U-08]", async () => {
    const onContinue = vi.fn();
    const onCancelWaiting = vi.fn();
    const shown = await show(url, { onContinue, onCancelWaiting });
    await shown.user.click(button("Open in a new tab"));
    expect(screen.getAllByText(/ok\.test.+was opened/)).not.toHaveLength(0);
    expect(document.body).not.toHaveTextContent(/completed|finished|done/i);
    await shown.user.click(button("Open again"));
    expect(shown.opened).toHaveBeenCalledTimes(2);
    expect(shown.responses).toHaveLength(1);
    await shown.user.click(button("Continue"));
    expect(onContinue).toHaveBeenCalledOnce();
    await shown.user.click(button("Cancel"));
    expect(onCancelWaiting).toHaveBeenCalledOnce();
  });

  it("continues once each time the user comes back to the page [U-09] [U-13]", async () => {
    const onContinue = vi.fn();
    page("visible", true);
    await show(url, { state: opened, onContinue });
    page("visible", true);
    expect(onContinue).not.toHaveBeenCalled();
    page("hidden", false);
    expect(onContinue).not.toHaveBeenCalled();
    page("visible", true);
    expect(onContinue).toHaveBeenCalledOnce();
    page("visible", false);
    page("visible", true);
    expect(onContinue).toHaveBeenCalledTimes(2);
  });

  it("does not continue by itself where the host wants it by hand", async () => {
    const onContinue = vi.fn();
    await show(url, { state: opened, onContinue, continueUrl: "manual" });
    page("hidden", false);
    page("visible", true);
    expect(onContinue).not.toHaveBeenCalled();
  });

  it("says that the server is still waiting, once, however often it was asked [U-13] [X-05]", async () => {
    const { change } = await show(url, { state: opened, onContinue: vi.fn() });
    change({ state: { ...opened, stillWaiting: 1 } });
    const live = screen.getByRole("status");
    expect(live).toHaveTextContent(/is still waiting/);
    const said = live.firstElementChild;
    change({ state: { ...opened, stillWaiting: 2 } });
    expect(live.firstElementChild).toBe(said);
    expect(openControl()).toBeNull();
  });

  it("says what the server says of the step, how it ended, and announces both [U-08] [X-05]", async () => {
    const { change } = await show(url, { state: opened, onContinue: vi.fn() });
    change({ state: { ...opened, done: true } });
    expect(screen.getByRole("status")).toHaveTextContent(/says that this step is done/);
    change({ state: { status: "completed" } });
    expect(screen.getByRole("status")).toHaveTextContent(/has finished/);
    change({ state: { status: "failed", message: "The server went away." } });
    expect(screen.getByRole("status")).toHaveTextContent(/could not finish/);
    expect(screen.getByText("The server went away.")).toBeVisible();
  });

  it("keeps the ways on when continuing failed, and says what went wrong [U-09]", async () => {
    await show(url, { state: opened, onContinue: vi.fn(), error: "The server did not answer." });
    expect(screen.getAllByText("The server did not answer.")).not.toHaveLength(0);
    expect(button("Continue")).toBeEnabled();
  });

  it("can be left by Escape, which gives up waiting and answers nothing more [A-02]", async () => {
    const onCancelWaiting = vi.fn();
    const { user, responses } = await show(url, {
      state: opened,
      presentation: "dialog",
      busy: true,
      onCancelWaiting,
    });
    await user.keyboard("{Escape}");
    expect(onCancelWaiting).toHaveBeenCalledOnce();
    expect(responses).toEqual([]);
  });
});

describe("an answer that is not delivered", () => {
  it("is told and can be sent again, without opening anything again [U-10]", async () => {
    const onRespond = vi
      .fn()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue(undefined);
    const { user, opened: openTab } = await show(url, { onRespond });
    await user.click(button("Open in a new tab"));
    await user.click(await screen.findByRole("button", { name: "Send again" }));
    expect(onRespond).toHaveBeenCalledTimes(2);
    expect(onRespond).toHaveBeenLastCalledWith({ action: "accept" });
    expect(openTab).toHaveBeenCalledOnce();
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  });
});

describe("an address that changes", () => {
  const other = { mode: "url" as const, message: "Now here.", url: "https://other.test/" };

  it("is asked about anew, in full, even if the host still says opened [U-07]", async () => {
    const { change, user, responses, opened: openTab } = await show(url, { state: opened });
    change({ request: other });
    expect(await screen.findByRole("button", { name: "Open in a new tab" })).toBeVisible();
    expect(shownAddress()).toBe(other.url);
    expect(screen.getByText(/different address from the one you agreed to/)).toBeVisible();
    await user.click(button("Open in a new tab"));
    expect(openTab).toHaveBeenCalledExactlyOnceWith(other.url);
    expect(responses).toEqual([{ action: "accept" }]);
  });

  it("forgets a second step that was taken for the old one [U-07]", async () => {
    const { change, user } = await show("http://one.example.com/");
    await user.click(button("Let me open it anyway…"));
    change({ request: { ...other, url: "http://two.example.com/" } });
    expect(await screen.findByRole("button", { name: "Let me open it anyway…" })).toBeVisible();
    expect(openControl()).toBeNull();
  });
});
