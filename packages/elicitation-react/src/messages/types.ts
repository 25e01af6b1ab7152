import type { Sentence } from "./format.js";

/** Sentences of the prompt surface: outlet, provenance, actions, rounds, receipts. */
export interface PromptMessages {
  decline: string;
  cancel: string;
  close: string;
  accept: string;
  /** Says who asks; `server` is the host's label or the origin. */
  asks: Sentence<{ server: string }>;
  /** Attributes the server's text to it. */
  says: Sentence<{ server: string }>;
  /** Stands for a server of which the host knows neither label nor origin. */
  unnamedServer: string;
  /** Marks the name a server gives itself. */
  claims: Sentence<{ name: string }>;
  /** Why it asks: the call that led to it. */
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
  sending: string;
}

/** Sentences of forms: labels, hints, errors. */
export interface FormMessages {
  submit: string;
  required: string;
  optional: string;
}

/** Sentences of URL consent: address, findings, opening, waiting. */
export interface UrlMessages {
  open: string;
  copy: string;
}

/** Every sentence the kit says, in one language. */
export interface Messages {
  /** BCP 47 tag. */
  locale: string;
  prompt: PromptMessages;
  form: FormMessages;
  url: UrlMessages;
}

export type MessageOverrides = {
  [Part in keyof Messages]?: Messages[Part] extends string
    ? Messages[Part]
    : Partial<Messages[Part]>;
};
