import type { Format, UrlTexts } from "../messages/index.js";
import type { ContinueUrl, UrlConsentState } from "./types.js";

export interface StatusText {
  title: string;
  text?: string | undefined;
}

export interface StatusFacts {
  /** Isolated; absent when the address could not be read. */
  site: string | undefined;
  /** Isolated. */
  server: string;
  canContinue: boolean;
  continueUrl: ContinueUrl;
}

/** Where things stand, in words; undefined while the request is to be answered. */
export function statusText(
  state: UrlConsentState,
  facts: StatusFacts,
  text: UrlTexts,
  format: Format,
): StatusText | undefined {
  const { site, server } = facts;
  switch (state.status) {
    case "pending":
      return undefined;
    case "opened":
      if (state.done) {
        return {
          title: text.done({ server }, format),
          text: facts.canContinue ? text.doneWhy : undefined,
        };
      }
      if (state.stillWaiting > 0) {
        return { title: text.stillWaiting({ server }, format), text: text.stillWaitingWhy };
      }
      return { title: text.opened({ site }, format), text: whatNext(facts, text, format) };
    case "answered":
      return { title: answeredText(state.response.action, site, text, format) };
    case "completed":
      return { title: text.completed({ server }, format) };
    case "failed":
      return { title: text.endedBadly({ server }, format), text: state.message };
    case "expired":
      return { title: text.expired, text: text.expiredWhy };
    case "broken":
      return { title: text.broken, text: text.brokenWhy };
  }
}

function whatNext(facts: StatusFacts, text: UrlTexts, format: Format): string {
  const { server } = facts;
  if (!facts.canContinue) return text.openedWhyAlone;
  return facts.continueUrl === "on-return"
    ? text.openedWhyOnReturn({ server }, format)
    : text.openedWhy({ server }, format);
}

function answeredText(
  action: "accept" | "decline" | "cancel",
  site: string | undefined,
  text: UrlTexts,
  format: Format,
): string {
  if (action === "accept") return text.agreed({ site }, format);
  return action === "decline" ? text.declined : text.cancelled;
}
