import type { ElicitResult } from "../protocol.js";
import type { CheckedRequest } from "./checkRequest.js";
import { type Asked, isStillOpen } from "./openItems.js";
import { createReceipts } from "./receipts.js";
import type { Operation, Receipt, Round } from "./types.js";
import { responsesOf } from "./views.js";

/** What one operation was asked and how that was answered: by the user, or unseen by the policy. */
export class Answered {
  /** Of the rounds whose answers are out, oldest first. */
  readonly history: Asked[] = [];
  /** The forms of the latest round that the policy accepted. */
  auto: ReadonlyMap<string, CheckedRequest> = new Map();

  /** All of this was consented to before and is asked for again. */
  isStillOpen(requests: Iterable<CheckedRequest>): boolean {
    return [...requests].every(({ request }) => isStillOpen(request, this.history));
  }

  /** The answers of the round that is on its way, in no particular order. */
  responses(round: Round | undefined): Map<string, ElicitResult> {
    return responsesOf(round, this.auto.keys());
  }

  /**
   * The answers of the operation's round have reached whoever asked.
   * @returns their receipts
   */
  delivered(operation: Operation, now: number): readonly Receipt[] {
    for (const item of Object.values(operation.round?.items ?? {})) {
      if ("response" in item.state) this.history.push({ item, response: item.state.response });
    }
    return createReceipts(operation, this.auto, now);
  }
}
