import type { UrlTexts } from "../types.js";
import { urlShell } from "./urlShell.js";

/** Without the findings, which are needed only once an address has been read. */
export const urlTexts: UrlTexts = {
  ...urlShell,
  opens: "This opens",
  wouldOpen: "This would open",
  opensNothing: "This address will not be opened",
  warningsAbove: ({ count }, format) =>
    format.plural(count, {
      one: "Read the warning above first",
      other: `Read the ${format.number(count)} warnings above first`,
    }),
  open: "Open in a new tab",
  opening: "Opening…",
  address: "Full address",
  addressAsSent: "The address as the server sent it",
  readsAs: ({ name }) => `reads as ${name}`,
  writtenAs: ({ name }) => `in the address: ${name}`,
  copy: "Copy address",
  copied: "Address copied",
  copyFailed: "Your browser did not allow copying. The address is selected: copy it from the menu.",
  blocked: "This address will not be opened",
  warnings: ({ count }, format) =>
    format.plural(count, {
      one: "Look twice before you open this",
      other: `Look twice before you open this: ${format.number(count)} warnings`,
    }),
  notices: "Good to know",
  reveal: "Let me open it anyway…",
  revealed: ({ site }) =>
    `You are about to open ${site} in spite of the warnings. Go on only if you expected exactly this address.`,
  changed: "This is a different address from the one you agreed to. Look at it again.",
  notOpened: "No new tab seems to have opened",
  notOpenedWhy:
    "Your browser, or the page this chat is shown in, may have blocked it. Nothing has been answered yet. You can try again, or copy the address and open it yourself.",
  failed: "The page could not be opened",
  failedWhy:
    "Opening the tab went wrong. Nothing has been answered yet. You can try again, or copy the address and open it yourself.",
  copyInstead:
    "Your browser, or the page this chat is shown in, may have blocked it. You can copy the address and open it yourself.",
  tryAgain: "Try again",
  openedMyself: "I have opened it myself",
  openedMyselfWhy: ({ server }) =>
    `Only if you have opened this address yourself: this tells ${server} that you agreed to open it.`,
  answerFailed: "Your answer could not be sent",
  resend: "Send again",
  opened: ({ site }) => `${site ?? "The page"} was opened`,
  openedWhy: ({ server }) =>
    `Finish what it asks for in the other tab. Then continue here, so that ${server} can go on.`,
  openedWhyAlone: "Finish what it asks for in the other tab.",
  openedWhyOnReturn: ({ server }) =>
    `Finish what it asks for in the other tab. When you come back to this page, ${server} is asked to go on.`,
  asking: ({ server }) => `Asking ${server} to go on…`,
  stillWaiting: ({ server }) => `${server} is still waiting`,
  stillWaitingWhy:
    "It has not heard yet that you are finished. Finish in the other tab, then continue.",
  done: ({ server }) => `${server} says that this step is done`,
  doneWhy: "You can close the other tab and continue.",
  continue: "Continue",
  openAgain: "Open again",
  close: "Close",
  showAddress: "Show the address",
  completed: ({ server }) => `${server} has finished`,
  endedBadly: ({ server }) => `${server} could not finish this`,
  expired: "This request has expired",
  expiredWhy: "It was not answered in time, so nothing was opened.",
  agreed: ({ site }) => `You agreed to open ${site ?? "this page"}`,
  declined: "You declined to open this page",
  cancelled: "Not opened",
  broken: "This request cannot be shown",
  brokenWhy:
    "Something in this app went wrong, so the page cannot be opened. You can decline or cancel.",
};
