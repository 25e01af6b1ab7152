import type { IssueCode, SchemaProblemCode } from "../core.js";
import type { Sentence } from "./format.js";

export type IssueParams = { [name: string]: string | number };

/** Sentences of forms: labels, hints, errors. */
export interface FormMessages
  extends IssueSentences,
    FieldProblemSentences,
    HintSentences,
    ZoneSentences,
    SecretSentences {
  submit: string;
  required: string;
  optional: string;
  /** The empty state of an optional choice, in words. */
  leaveOut: string;
  /** Says that an optional yes/no with a default has been left out. */
  leftOut: string;
  yes: string;
  no: string;
  /** First line of a list to choose from, when an answer is needed. */
  choose: string;
  /** Stands for a choice whose label is empty. */
  emptyChoice: string;
  /** A choice whose label another one has too. */
  choiceWithValue: Sentence<{ label: string; value: string }>;
  /** Sending is under way. */
  sending: string;
  /** Heading of the error summary. */
  errorCount: Sentence<{ count: number }>;
  /** Last line of a summary that does not list them all. */
  moreErrors: Sentence<{ count: number }>;
  /** The same for screen readers, when the first of them has focus. */
  errorAnnouncement: Sentence<{ count: number }>;
  filter: Sentence<{ label: string }>;
  filterPlaceholder: string;
  filterCount: Sentence<{ shown: number; total: number }>;
  addItem: string;
  /** Names the nth text of a list. */
  item: Sentence<{ label: string; place: number }>;
  removeItem: Sentence<{ label: string; place: number }>;
  /** What is wrong with the nth text of a list. */
  issueAtItem: Sentence<{ place: number; text: string }>;
  itemAdded: Sentence<{ place: number }>;
  itemRemoved: Sentence<{ count: number }>;
  /** Marks a field that cannot be shown, before the reason. */
  notShown: string;
  /** Accept is impossible: a required field cannot be shown. */
  cannotSend: Sentence<{ labels: string }>;
  /** Nothing can be shown of this form. */
  brokenForm: string;
  brokenFormAdvice: string;
  /** A part of the form is loading, or could not be loaded. */
  loading: string;
  loadFailed: string;
  loadFailedWhy: string;
  loadAgain: string;
  /** The engine that checks patterns could not be loaded. */
  patternUnavailable: string;
}

/** What is wrong with an answer. `label` is the field's; params as in the core's `Issue`. */
export type IssueSentences = {
  [Code in IssueCode as `issue.${Code}`]: Sentence<IssueParams>;
};

/** Why a form or a field cannot be shown. */
export type FieldProblemSentences = {
  [Code in SchemaProblemCode as `problem.${Code}`]: Sentence<IssueParams>;
};

/** What is expected, said before anything is wrong. */
export interface HintSentences {
  "hint.minLength": Sentence<{ min: number }>;
  "hint.maxLength": Sentence<{ max: number }>;
  "hint.lengthBetween": Sentence<{ min: number; max: number }>;
  "hint.length": Sentence<{ length: number }>;
  "hint.charactersNeeded": Sentence<{ count: number }>;
  "hint.charactersLeft": Sentence<{ count: number }>;
  "hint.charactersOver": Sentence<{ count: number }>;
  "hint.min": Sentence<{ min: number }>;
  "hint.max": Sentence<{ max: number }>;
  "hint.between": Sentence<{ min: number; max: number }>;
  "hint.above": Sentence<{ min: number }>;
  "hint.below": Sentence<{ max: number }>;
  "hint.multipleOf": Sentence<{ step: number }>;
  "hint.uri": string;
  "hint.pattern": Sentence<{ pattern: string }>;
  "hint.format": Sentence<{ format: string }>;
  "hint.minItems": Sentence<{ min: number }>;
  "hint.maxItems": Sentence<{ max: number }>;
  "hint.itemsBetween": Sentence<{ min: number; max: number }>;
  "hint.items": Sentence<{ count: number }>;
  "hint.chosen": Sentence<{ count: number }>;
  "hint.chosenOf": Sentence<{ count: number; max: number }>;
}

/** Dates with times. */
export interface ZoneSentences {
  "hint.zone": Sentence<{ zone: string; offset: string }>;
  "hint.zoneOnly": Sentence<{ zone: string }>;
  "hint.clocksForward": string;
  "hint.clocksBack": string;
  "hint.earlier": Sentence<{ offset: string }>;
  "hint.later": Sentence<{ offset: string }>;
}

/** Forms that ask for a secret, and answers that look like one. */
export interface SecretSentences {
  secretTitle: string;
  secretBlocked: Sentence<{ labels: string }>;
  secretWarning: Sentence<{ labels: string }>;
  credentialTitle: Sentence<{ count: number }>;
  credentialAdvice: string;
  credentialSend: string;
  credentialBack: string;
  "credential.known-prefix": string;
  "credential.jwt": string;
  "credential.private-key": string;
  "credential.card-number": string;
}

/** What every form may say. The rest is loaded with the forms that say it. */
export type FormTexts = Omit<
  FormMessages,
  keyof FieldProblemSentences | keyof SecretSentences | keyof ZoneSentences
>;
