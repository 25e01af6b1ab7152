import type { UrlMessages } from "../types.js";

/** What is said before the part that shows addresses is there. */
export const urlShell: Pick<
  UrlMessages,
  "title" | "checking" | "checkFailed" | "checkFailedWhy" | "retry"
> = {
  title: ({ server }) => `${server} asks you to open a page`,
  checking: "Checking the address…",
  checkFailed: "The address could not be checked, so it cannot be opened",
  checkFailedWhy:
    "The part of this app that checks addresses did not load. Your connection may have dropped. Try again, or reload the page.",
  retry: "Check again",
};
