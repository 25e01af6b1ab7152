/**
 * What is known after an attempt to open a tab.
 * - `opened`: a tab was opened.
 * - `blocked`: none was opened.
 * - `unsure`: the browser does not say, and the user did not leave this page either.
 */
export type OpenOutcome = "opened" | "blocked" | "unsure";

/** Opens a tab, synchronously within the user's click. What it throws counts as failed. */
export type OpenTab = (href: string) => OpenOutcome | Promise<OpenOutcome>;

/** How long the browser may take to bring the new tab to the front. */
const FRONT_MS = 1_500;

/**
 * The one place in the kit that opens a tab.
 *
 * An anchor follows the link, made for the click and never part of the page: before consent there is
 * nothing to hover, prefetch, preview, drag or open from a context menu, and no script of the host
 * that rewrites links gets to see it. `noopener noreferrer` puts the page where it cannot reach back
 * and nothing here can look inside; for the same reason no handle tells whether it opened. What does
 * tell: opening a tab uses up the click's user activation (HTML, "rules for choosing a navigable").
 * Browsers that leave it are watched for the user leaving this page instead.
 *
 * @param href an address that `inspectUrl` found openable
 * @throws {TypeError} when it is not an http or https address as the parser writes it
 */
export function openTab(href: string): OpenOutcome | Promise<OpenOutcome> {
  assertOpenable(href);
  const { userActivation } = navigator;
  // Browsers block a tab without a user's action behind it; asking would only alarm the user.
  if (userActivation !== undefined && !userActivation.isActive) return "blocked";

  const anchor = document.createElement("a");
  anchor.href = href;
  anchor.target = "_blank";
  anchor.rel = "noopener noreferrer";
  anchor.referrerPolicy = "no-referrer";
  const left = userLeaves(FRONT_MS);
  anchor.click();
  if (userActivation !== undefined && !userActivation.isActive) {
    left.stop();
    return "opened";
  }
  return left.promise.then((gone) => (gone ? "opened" : "unsure"));
}

/** The inspection has said so already; an opener does not take anyone's word for it. */
function assertOpenable(href: string): void {
  const url = new URL(href);
  const web = url.protocol === "https:" || url.protocol === "http:";
  if (!web || url.href !== href || url.username !== "" || url.password !== "") {
    throw new TypeError(
      "Only an http or https address in parsed form and without user info opens.",
    );
  }
}

/** Whether the page is hidden or loses focus to another window within `ms`. */
function userLeaves(ms: number): { promise: Promise<boolean>; stop: () => void } {
  let stop: () => void = () => {};
  const promise = new Promise<boolean>((resolve) => {
    const end = (gone: boolean) => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onChange);
      window.removeEventListener("blur", onChange);
      resolve(gone);
    };
    const onChange = () => {
      // A click into a frame of this page blurs the window too, but hasFocus() stays true.
      if (document.visibilityState === "hidden" || !document.hasFocus()) end(true);
    };
    const timer = setTimeout(end, ms, false);
    document.addEventListener("visibilitychange", onChange);
    window.addEventListener("blur", onChange);
    stop = () => end(false);
  });
  return { promise, stop };
}
