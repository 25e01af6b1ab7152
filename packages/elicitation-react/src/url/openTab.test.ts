import { fireEvent } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openTab } from "./openTab.js";

const href = "https://ok.test/start";

/** What navigator.userActivation says before the attempt, and what an opened tab makes of it. */
function browser(activation: { before: boolean; after: boolean } | undefined) {
  const state = activation && { isActive: activation.before, hasBeenActive: true };
  vi.stubGlobal("navigator", Object.create(navigator, { userActivation: { value: state } }));
  const followed: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(this);
    if (state && activation) state.isActive = activation.after;
  });
  return followed;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("openTab", () => {
  it("follows an anchor that gives the page neither opener nor referrer and is never in this page [U-03]", () => {
    const followed = browser({ before: true, after: false });
    expect(openTab(href)).toBe("opened");
    expect(followed).toHaveLength(1);
    const [anchor] = followed;
    expect(anchor?.href).toBe(href);
    expect(anchor?.target).toBe("_blank");
    expect(anchor?.rel).toBe("noopener noreferrer");
    expect(anchor?.referrerPolicy).toBe("no-referrer");
    expect(anchor?.isConnected).toBe(false);
    expect(document.querySelector("a")).toBeNull();
  });

  it("does not even try without an action of the user [U-03] [U-10]", () => {
    const followed = browser({ before: false, after: false });
    expect(openTab(href)).toBe("blocked");
    expect(followed).toEqual([]);
  });

  it.each([
    ["the page is hidden", "hidden", true],
    ["another window has the focus", "visible", false],
  ] as const)("takes it for opened when %s soon after", async (_, visibility, focus) => {
    browser({ before: true, after: true });
    const outcome = openTab(href);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
    vi.spyOn(document, "hasFocus").mockReturnValue(focus);
    fireEvent(document, new Event("visibilitychange"));
    fireEvent(window, new Event("blur"));
    expect(await outcome).toBe("opened");
  });

  it.each([
    ["does not use up the activation", { before: true, after: true }],
    ["knows no activation", undefined],
  ])("is unsure when the browser %s and the user stays [U-10]", async (_, activation) => {
    vi.useFakeTimers();
    browser(activation);
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    const outcome = openTab(href);
    // Moving into a frame of this page is not leaving it.
    fireEvent(window, new Event("blur"));
    vi.runAllTimers();
    expect(await outcome).toBe("unsure");
  });

  it.each([
    "javascript:alert(1)",
    "https://user@ok.test/",
    "HTTPS://ok.test/start",
    "/start",
    "data:,x",
  ])("refuses %s, whoever asks [U-06]", (bad) => {
    const followed = browser({ before: true, after: false });
    expect(() => openTab(bad)).toThrow(TypeError);
    expect(followed).toEqual([]);
  });
});
