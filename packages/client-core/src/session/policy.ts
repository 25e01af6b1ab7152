import type { ElicitRequest } from "../protocol.js";
import type { Provenance } from "./types.js";

/**
 * What the session allows before it asks the user or gives up. Every limit ends in a typed error
 * or in a visible choice. `Infinity` turns a limit off.
 */
export interface Policy {
  /** Rounds with prompts in one operation. Default 10. Beyond: `ROUNDS_EXCEEDED`. */
  maxRounds: number;
  /**
   * Results with requestState only, in one operation. Default 30. Beyond: `STATE_ROUNDS_EXCEEDED`;
   * while a url step is open the session only stops asking by itself, also when the server asks for
   * the same page again and again.
   */
  maxStateRounds: number;
  /** ms before the first retry after a result with requestState only; doubles each time. Default 250. */
  stateRoundDelay: number;
  /** ms that this delay grows to. Default 10 000. */
  maxStateRoundDelay: number;
  /** Prompts of one server within a minute. Default 12. Beyond: the operation is held. */
  promptsPerMinute: number;
  /** Held operations of one server at the same time. Default 50. Beyond: `LIMIT_EXCEEDED`, not shown. */
  maxHeld: number;
  /**
   * How often the same question may be declined in one operation before the session stops it with
   * `STOPPED`. Default `Infinity`: the repeat is marked and the user decides.
   */
  stopAfterDeclines: number;
  /** ms until a prompt expires and is answered with cancel. Default `Infinity`: never. */
  promptExpiresAfter: number;
  /** Entries in one round. Default 20. Beyond: `LIMIT_EXCEEDED`. */
  maxEntries: number;
  /** Characters of a message. Default 20 000. Beyond: `LIMIT_EXCEEDED`. */
  maxMessageLength: number;
  /** Characters of a URL. Default 65 536. Beyond: `LIMIT_EXCEEDED`. */
  maxUrlLength: number;
  /** Properties of a requestedSchema. Default 1 000. Beyond: `LIMIT_EXCEEDED`. */
  maxFields: number;
  /** Options of one property. Default 10 000. Beyond: `LIMIT_EXCEEDED`. */
  maxOptions: number;
  /**
   * When the retry goes out after the user consented to a URL and the page was opened:
   * when the user is back (`userReturned`) or presses continue, only when they press continue, or
   * at once. A legacy server always gets the answer at once. Default "on-return".
   */
  continueUrl: "on-return" | "manual" | "immediately";
  /**
   * What happens when the interface throws while it shows an item: the operation ends with
   * `INTERFACE_FAILED` (a legacy server gets cancel), or the item stays as broken, with decline and
   * cancel. Default "end".
   */
  interfaceError: "end" | "keep";
  /**
   * What happens when a server asks what was declared to it and the interface is gone by then: the
   * call ends with `NO_INTERFACE`, or the question waits for the next interface. "wait" is for
   * sessions that outlive their pages. Default "fail".
   */
  unattended: "fail" | "wait";
  /**
   * Asked for forms without any property, and for nothing else: true accepts it with `{}` and shows
   * no prompt. Default: the user decides.
   */
  autoAccept: (request: ElicitRequest, provenance: Provenance) => boolean;
  /** Ended operations that stay in the snapshot until they are dismissed. Default 100. */
  keepEnded: number;
}

/** The policy of a session that is given none; docs/engine.md lists it. */
export const defaultPolicy: Readonly<Policy> = Object.freeze({
  maxRounds: 10,
  maxStateRounds: 30,
  stateRoundDelay: 250,
  maxStateRoundDelay: 10_000,
  promptsPerMinute: 12,
  maxHeld: 50,
  stopAfterDeclines: Number.POSITIVE_INFINITY,
  promptExpiresAfter: Number.POSITIVE_INFINITY,
  maxEntries: 20,
  maxMessageLength: 20_000,
  maxUrlLength: 65_536,
  maxFields: 1_000,
  maxOptions: 10_000,
  continueUrl: "on-return",
  interfaceError: "end",
  unattended: "fail",
  autoAccept: () => false,
  keepEnded: 100,
});

/** ms to wait before the given try (from 1) after results with requestState only. */
export function stateRoundDelay(policy: Policy, tries: number): number {
  return Math.min(policy.stateRoundDelay * 2 ** (tries - 1), policy.maxStateRoundDelay);
}
