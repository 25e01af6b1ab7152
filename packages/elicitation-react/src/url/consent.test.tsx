import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { OpenOutcome } from "./openTab.js";
import { button, findings, openControl, provenance, show } from "./testKit.js";
import { UrlConsent } from "./UrlConsent.js";

const url = "https://ok.test/start";
const open = () => button("Open in a new tab");

describe("accept", () => {
  it("url-accept-has-no-content: is exactly the action [A-03] [U-08]", async () => {
    const { user, responses } = await show(url);
    await user.click(open());
    expect(responses).toStrictEqual([{ action: "accept" }]);
  });

  it("url-open-is-synchronous: the tab opens within the click, and accept follows it [U-03]", async () => {
    const order: string[] = [];
    const openTab = (): OpenOutcome => {
      order.push("open");
      return "opened";
    };
    const onRespond = () => {
      order.push("accept");
      return new Promise<void>(() => {});
    };
    await show(url, { openTab, onRespond });
    fireEvent.click(open());
    expect(order).toEqual(["open", "accept"]);
  });

  it("url-double-open: a double click or a further key opens one tab and answers once [A-04]", async () => {
    const { user, opened, responses } = await show(url);
    const control = open();
    await user.dblClick(control);
    fireEvent.click(control);
    expect(opened).toHaveBeenCalledOnce();
    expect(responses).toHaveLength(1);
  });

  it("url-double-open: while an answer is on its way Open rests and Cancel still works [A-04]", async () => {
    const { user, opened, responses } = await show(url, {
      busy: true,
      state: { status: "pending" },
    });
    await user.click(open());
    fireEvent(open(), new MouseEvent("auxclick", { button: 1, bubbles: true }));
    expect(opened).not.toHaveBeenCalled();
    await user.click(button("Cancel"));
    expect(responses).toEqual([{ action: "cancel" }]);
  });

  it("is ignored for a short time after the prompt appeared, and not focused [A-05]", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
    const openTab = vi.fn<(href: string) => OpenOutcome>(() => "opened");
    const request = { mode: "url" as const, message: "m", url };
    render(<UrlConsent request={request} provenance={provenance} openTab={openTab} />);
    const control = await screen.findByRole("button", { name: "Open in a new tab" });
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(control);
    expect(openTab).not.toHaveBeenCalled();
    now.mockReturnValue(1_600);
    fireEvent.click(control);
    expect(openTab).toHaveBeenCalledOnce();
    now.mockRestore();
  });

  it("counts the middle button as the same consent, and the right button as none [U-03]", async () => {
    const { opened, responses } = await show(url);
    fireEvent(open(), new MouseEvent("auxclick", { button: 2, bubbles: true }));
    expect(opened).not.toHaveBeenCalled();
    fireEvent(open(), new MouseEvent("auxclick", { button: 1, bubbles: true }));
    expect(opened).toHaveBeenCalledExactlyOnceWith(url);
    expect(responses).toEqual([{ action: "accept" }]);
  });
});

describe("decline and cancel", () => {
  it("are answers of their own, without content [A-01] [A-03]", async () => {
    const declined = await show(url);
    await declined.user.click(button("Decline"));
    expect(declined.responses).toStrictEqual([{ action: "decline" }]);
    declined.unmount();
    const cancelled = await show(url);
    await cancelled.user.click(button("Cancel"));
    expect(cancelled.responses).toStrictEqual([{ action: "cancel" }]);
  });

  it("Escape and the close control cancel, and the dialog goes [A-02]", async () => {
    const escaped = await show(url, { presentation: "dialog" });
    await escaped.user.keyboard("{Escape}");
    expect(escaped.responses).toEqual([{ action: "cancel" }]);
    expect(screen.queryByRole("dialog")).toBeNull();
    escaped.unmount();
    const closed = await show(url, { presentation: "dialog" });
    await closed.user.click(button("Close"));
    expect(closed.responses).toEqual([{ action: "cancel" }]);
  });
});

describe("an opening that fails", () => {
  it("url-popup-blocked: is told, is not accepted, and can be tried again or copied [U-10]", async () => {
    const { user, opened, responses } = await show(url);
    opened.mockReturnValueOnce("blocked");
    await user.click(open());
    expect(responses).toEqual([]);
    expect(screen.getAllByText("No new tab seems to have opened")).not.toHaveLength(0);
    expect(button("Copy address")).toBeVisible();
    await user.click(button("Try again"));
    expect(opened).toHaveBeenCalledTimes(2);
    expect(responses).toEqual([{ action: "accept" }]);
  });

  it("is told when the opener throws, and is not accepted [U-10]", async () => {
    const { user, opened, responses } = await show(url);
    opened.mockImplementationOnce(() => {
      throw new Error("no browser");
    });
    await user.click(open());
    expect(screen.getAllByText("The page could not be opened")).not.toHaveLength(0);
    expect(responses).toEqual([]);
  });

  it("is waited for when a host's opener takes its time; cancel meanwhile wins [U-10] [A-04]", async () => {
    let settle: (outcome: OpenOutcome) => void = () => {};
    const { user, opened, responses } = await show(url);
    opened.mockReturnValueOnce(
      new Promise<OpenOutcome>((resolve) => {
        settle = resolve;
      }),
    );
    await user.click(open());
    expect(button("Opening…")).toHaveAttribute("aria-disabled", "true");
    await user.click(button("Cancel"));
    await act(async () => settle("opened"));
    expect(responses).toEqual([{ action: "cancel" }]);
  });

  it("lets the user say that the page was opened by hand: an explicit accept [U-10]", async () => {
    const { user, opened, responses } = await show(url);
    await user.click(button("Copy address"));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(responses).toEqual([]);
    const myself = button("I have opened it myself");
    expect(myself).toHaveAccessibleDescription(/agreed to open it/);
    await user.click(myself);
    expect(responses).toEqual([{ action: "accept" }]);
    expect(opened).not.toHaveBeenCalled();
  });

  it("selects the address when copying is forbidden", async () => {
    const { user } = await show(url);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("denied"));
    await user.click(button("Copy address"));
    await waitFor(() => expect(getSelection()?.toString()).toBe(url));
    expect(screen.getAllByText(/did not allow copying/)).not.toHaveLength(0);
  });
});

describe("an address with warnings", () => {
  it("opens only in a second step, which has its own guard and takes the focus [U-05]", async () => {
    const { user, opened, responses } = await show("http://shop.example.com/");
    expect(findings()).toContain("INSECURE_HTTP");
    expect(openControl()).toBeNull();
    await user.click(button("Let me open it anyway…"));
    expect(document.activeElement).toHaveTextContent(/in spite of the warnings/);
    expect(opened).not.toHaveBeenCalled();
    await user.click(open());
    expect(responses).toEqual([{ action: "accept" }]);
  });
});

describe("the inspection", () => {
  const failing = () => Promise.reject(new Error("offline"));

  it("opens nothing until it is there", async () => {
    await show(url, { loadInspector: () => new Promise(() => {}) });
    expect(screen.getByText("Checking the address…")).toBeVisible();
    expect(screen.getByText(url)).toBeVisible();
    expect(openControl()).toBeNull();
  });

  it("says why nothing can be opened when it does not load, and tries again", async () => {
    const { inspectUrl } = await import("@askback/client-core/url");
    const loadInspector = vi.fn(failing).mockRejectedValueOnce(new Error("offline"));
    const { user, responses } = await show(url, { loadInspector });
    await user.click(await screen.findByRole("button", { name: "Check again" }));
    expect(openControl()).toBeNull();
    expect(screen.getAllByText(/could not be checked/)).not.toHaveLength(0);
    loadInspector.mockImplementation((() => Promise.resolve(inspectUrl)) as typeof failing);
    await user.click(await screen.findByRole("button", { name: "Check again" }));
    await user.click(await screen.findByRole("button", { name: "Open in a new tab" }));
    expect(responses).toEqual([{ action: "accept" }]);
  });

  it("opens nothing when it throws", async () => {
    const throwing = () => {
      throw new Error("broken");
    };
    const { user, responses } = await show(url, { loadInspector: async () => throwing });
    expect(await screen.findByRole("button", { name: "Check again" })).toBeVisible();
    expect(openControl()).toBeNull();
    await user.click(button("Decline"));
    expect(responses).toEqual([{ action: "decline" }]);
  });
});
