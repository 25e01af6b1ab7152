import type {
  ElicitRequestURLParams,
  ElicitResult,
  ItemState,
  Provenance,
  UrlContext,
} from "../core.js";
import type { Presentation } from "../prompt/frameContext.js";
import type { InspectUrl } from "./inspector.js";
import type { OpenTab } from "./openTab.js";
import type { Answer } from "./useAnswer.js";

/**
 * Where the request is: the session's item state, or how the operation behind it ended. `opened`
 * means that the user agreed and a tab opened, never that anything was completed there.
 */
export type UrlConsentState =
  | ItemState
  | { status: "completed" }
  | { status: "failed"; message?: string };

/** `on-return`: when the user comes back to this page. The others wait for the Continue control. */
export type ContinueUrl = "on-return" | "manual" | "immediately";

/** What a host decides once for all links; the props of a single part come first. */
export interface UrlSettings {
  /**
   * What addresses are judged by. `serverOrigin` defaults to the provenance's, `hostOrigin` to this
   * page's.
   */
  context?: UrlContext | undefined;
  /** Brings the inspector; it is imported when first needed by default (`preloadUrlInspection`). */
  loadInspector?: (() => Promise<InspectUrl>) | undefined;
  /** Opens the tab instead of the browser, e.g. in a desktop shell. */
  openTab?: OpenTab | undefined;
}

/** Props of `<UrlConsent>`. */
export interface UrlConsentProps extends UrlSettings {
  /** `params` of the request, unread: address and message may be anything. */
  request: ElicitRequestURLParams;
  /** Who asks and why. Without it the prompt says that the server is not known. */
  provenance?: Provenance | undefined;
  /** @default "inline". Inside a `PromptFrame` the part is framed already, and this does nothing. */
  presentation?: Presentation | undefined;
  /** Controlled by the host or session. Without it the part keeps track itself. */
  state?: UrlConsentState | undefined;
  /**
   * The answer, once: accept right after a tab opened, decline, or cancel. Never has content.
   * A promise that rejects means that it was not delivered; the user can send it again.
   */
  onRespond?: ((result: ElicitResult) => void | Promise<void>) | undefined;
  /** The user is back, or chose Continue: ask the server again. No Continue control without it. */
  onContinue?: (() => void) | undefined;
  /** The user gives up waiting: end the operation. No Cancel control while waiting without it. */
  onCancelWaiting?: (() => void) | undefined;
  /** The outcome was read; the dialog can be put away. */
  onClose?: (() => void) | undefined;
  /** An answer or a retry is on its way: nothing opens or continues twice, Cancel still works. */
  busy?: boolean | undefined;
  /** What went wrong with the last answer or retry, as a sentence for the user. */
  error?: string | undefined;
  /** @default "on-return" */
  continueUrl?: ContinueUrl | undefined;
  /** Which question of a round this is, for the frame's heading. */
  progress?: string | undefined;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** What the inside of the consent gets from the frame around it. */
export interface ConsentBodyProps extends UrlConsentProps {
  url: string;
  /** The address is not the one that was agreed to before. */
  changed: boolean;
  onAgree: () => void;
  answering: Answer;
  /** Puts the outcome away. */
  close: () => void;
}
