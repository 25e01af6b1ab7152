import type { FindingCode, FindingParams } from "../core.js";
import type { Format, Sentence } from "./format.js";
import type { FormMessages } from "./formTypes.js";

export type { FormMessages, IssueParams } from "./formTypes.js";

/** Sentences of the prompt surface: outlet, provenance, actions, rounds, receipts. */
export interface PromptMessages {
  // The answers
  decline: string;
  cancel: string;
  close: string;
  accept: string;

  // Who asks, and why. `server` is the host's label or the origin, never the server's own word.
  asks: Sentence<{ server: string }>;
  /** Attributes the server's text to it. */
  says: Sentence<{ server: string }>;
  /** Stands for a server of which the host knows neither label nor origin. */
  unnamedServer: string;
  /** Marks the name a server gives itself. */
  claims: Sentence<{ name: string }>;
  /** The call that led to the question. */
  forTool: Sentence<{ name: string }>;
  forPrompt: Sentence<{ name: string }>;
  forResource: Sentence<{ name: string }>;
  onItsOwn: string;
  /** This call has asked before; `round` is at least 2. */
  round: Sentence<{ round: number }>;
  /** Opens the folded arguments of the call. */
  argumentsOf: Sentence<{ count: number }>;
  andMore: Sentence<{ count: number }>;
  showAll: string;
  /** `time` is ready to be shown. */
  answerBy: Sentence<{ time: string }>;

  // Several at once
  question: Sentence<{ index: number; total: number }>;
  request: Sentence<{ index: number; total: number }>;
  previousRequest: string;
  nextRequest: string;
  back: string;
  next: string;
  review: string;
  reviewTitle: Sentence<{ server: string }>;
  reviewIntro: string;
  change: string;
  /** Names the Change control of one answer to screen readers. */
  changeAnswer: Sentence<{ index: number }>;
  sendAnswers: Sentence<{ count: number }>;

  // What was answered
  answered: string;
  declined: string;
  cancelled: string;
  opened: string;
  notAnswered: string;
  timedOut: string;
  confirmed: string;
  sensitive: string;
  yes: string;
  no: string;
  empty: string;

  // Sending and waiting
  sending: string;
  sendingTo: Sentence<{ server: string }>;
  sendFailedTitle: Sentence<{ server: string }>;
  sendFailedText: string;
  sendAgain: string;
  failureConnection: string;
  failureServer: Sentence<{ server: string }>;
  failureAnswer: Sentence<{ server: string }>;
  failureLimit: string;
  /** The part of the app that asks the user could not be loaded. */
  failureLoad: string;
  failureOther: string;
  technicalDetails: string;
  working: Sentence<{ server: string }>;
  stopRequest: string;

  // Put aside
  keptAside: Sentence<{ server: string }>;
  waitsAside: Sentence<{ server: string }>;
  continueAnswering: string;
  /** Names the controls of one request among several to screen readers. */
  controlFor: Sentence<{ action: string; server: string }>;

  // Too much
  held: Sentence<{ server: string; count: number }>;
  showQuestion: string;
  mute: Sentence<{ server: string }>;
  muted: Sentence<{ server: string }>;
  unmute: string;
  mutedServers: string;
  repeatedDeclined: Sentence<{ server: string }>;
  repeatedCancelled: Sentence<{ server: string }>;
  repeatedAccepted: Sentence<{ server: string }>;
  brokenText: string;

  // How it ended
  sent: Sentence<{ server: string }>;
  done: Sentence<{ server: string }>;
  failed: Sentence<{ server: string }>;
  withdrawn: Sentence<{ server: string }>;
  expired: Sentence<{ server: string }>;
  stopped: Sentence<{ server: string }>;

  // Receipts
  receipts: string;
  receiptAnswered: Sentence<{ server: string }>;
  receiptOpened: Sentence<{ server: string }>;
  receiptDeclined: Sentence<{ server: string }>;
  receiptCancelled: Sentence<{ server: string }>;
  receiptExpired: Sentence<{ server: string }>;
  receiptMuted: Sentence<{ server: string }>;
  receiptStopped: Sentence<{ server: string }>;
  /** The caller gave the request up before it was answered. */
  receiptWithdrawn: Sentence<{ server: string }>;
  /** The request failed before it was answered. */
  receiptFailed: Sentence<{ server: string }>;
  receiptAutomatic: Sentence<{ server: string }>;
  receiptUnseen: Sentence<{ server: string }>;
}

/** A finding in plain words: what is wrong, what it could mean, what to do. */
export interface FindingText {
  title: string;
  meaning: string;
  advice: string;
}

/** One per finding code. Text parameters arrive isolated: they cannot reorder the sentence. */
export type FindingMessages = {
  [Code in FindingCode]: (params: FindingParams[Code], format: Format) => FindingText;
};

/** Sentences of URL consent: address, findings, opening, waiting. `site` is the registrable domain. */
export interface UrlMessages {
  /** Heading of the prompt; `server` is the host's label or the origin. */
  title: Sentence<{ server: string }>;
  /** Leads to the site's name, beside the consent control. */
  opens: string;
  /** The same while the control that opens it is not shown yet. */
  wouldOpen: string;
  opensNothing: string;
  /** Beside the site: the warnings may be out of view. */
  warningsAbove: Sentence<{ count: number }>;
  open: string;
  opening: string;
  /** Names the whole address. */
  address: string;
  /** Names the address as it arrived, when that differs from what would be opened. */
  addressAsSent: string;
  /** The two forms of an international name. */
  readsAs: Sentence<{ name: string }>;
  writtenAs: Sentence<{ name: string }>;
  copy: string;
  copied: string;
  /** Copying did not work: the address is selected instead. */
  copyFailed: string;
  checking: string;
  checkFailed: string;
  checkFailedWhy: string;
  retry: string;
  /** Headings of the groups of findings. */
  blocked: string;
  warnings: Sentence<{ count: number }>;
  notices: string;
  /** The second step before a doubtful address opens. */
  reveal: string;
  revealed: Sentence<{ site: string }>;
  /** The address is not the one that the user agreed to. */
  changed: string;
  notOpened: string;
  notOpenedWhy: string;
  failed: string;
  failedWhy: string;
  /** After consent: opening it again did not work. */
  copyInstead: string;
  tryAgain: string;
  /** An explicit accept by someone who opened the address by other means. */
  openedMyself: string;
  openedMyselfWhy: Sentence<{ server: string }>;
  answerFailed: string;
  resend: string;
  /** `site` is absent when the address could not be checked (again). */
  opened: Sentence<{ site: string | undefined }>;
  openedWhy: Sentence<{ server: string }>;
  openedWhyAlone: string;
  openedWhyOnReturn: Sentence<{ server: string }>;
  asking: Sentence<{ server: string }>;
  stillWaiting: Sentence<{ server: string }>;
  stillWaitingWhy: string;
  done: Sentence<{ server: string }>;
  doneWhy: string;
  continue: string;
  openAgain: string;
  close: string;
  showAddress: string;
  completed: Sentence<{ server: string }>;
  endedBadly: Sentence<{ server: string }>;
  expired: string;
  expiredWhy: string;
  agreed: Sentence<{ site: string | undefined }>;
  declined: string;
  cancelled: string;
  broken: string;
  brokenWhy: string;
  findings: FindingMessages;
}

/** What is said of a link before and after what was found about its address. */
export type UrlTexts = Omit<UrlMessages, "findings">;

/** Every sentence the kit says, in one language. */
export interface Messages {
  /** BCP 47 tag. */
  locale: string;
  prompt: PromptMessages;
  form: FormMessages;
  url: UrlMessages;
}

/** Single sentences that replace those of the language, room by room. */
export type MessageOverrides = {
  [Part in keyof Messages]?: Messages[Part] extends string
    ? Messages[Part]
    : Partial<Messages[Part]>;
};
