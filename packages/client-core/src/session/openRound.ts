import { isAutoAccepted } from "./autoAccept.js";
import type { CheckedRequest, Modes } from "./checkRequest.js";
import { type Asked, openItem, restoreItem } from "./openItems.js";
import type { Policy } from "./policy.js";
import type { StoredOperation } from "./resumable.js";
import { interrupted, noInterface, stoppedAsking } from "./roundEndings.js";
import type { Item, Provenance, Round } from "./types.js";
import { isAnswered } from "./views.js";

export interface OpenRoundInput {
  requests: ReadonlyMap<string, CheckedRequest>;
  number: number;
  /** What was asked and answered in earlier rounds. */
  history: readonly Asked[];
  stored?: StoredOperation | undefined;
  provenance: Provenance;
  policy: Readonly<Policy>;
  /** What an attached interface can show. */
  modes: Modes;
  now: number;
}

export interface OpenedRound {
  /** Absent when there is nothing for the user. */
  round?: Round;
  /** Items that the user has not seen before. */
  fresh: readonly Item[];
  /** Empty forms that the policy accepts. */
  auto: ReadonlyMap<string, CheckedRequest>;
}

/**
 * The round as it is first shown.
 * @throws ElicitationError when part of it cannot be shown, or the policy ends it
 */
export function openRound(input: OpenRoundInput): OpenedRound {
  const { requests, history, stored, policy, provenance, modes } = input;
  const items: { [key: string]: Item } = Object.create(null);
  const fresh: Item[] = [];
  const auto = new Map<string, CheckedRequest>();
  for (const [key, request] of requests) {
    if (isAutoAccepted(request.request, provenance, policy)) {
      auto.set(key, request);
      continue;
    }
    const item = restoreItem(openItem(key, request, history, input.now), stored?.items[key]);
    items[key] = item;
    if (item.state.status !== "pending") continue;
    if (!modes[item.mode] && policy.unattended === "fail") throw noInterface(key, item.mode);
    const { repeat } = item;
    if (repeat?.lastAction === "decline" && repeat.count >= policy.stopAfterDeclines) {
      throw stoppedAsking(key, repeat.count);
    }
    fresh.push(item);
  }
  const count = requests.size - auto.size;
  if (count === 0) return { fresh, auto };
  const round: Round = {
    number: input.number,
    items,
    needsConfirmation: count > 1,
    sending: false,
  };
  const wasSent = stored?.sending === true || (stored !== undefined && count === 1);
  if (wasSent && isAnswered(round)) round.error = interrupted();
  return { round, fresh, auto };
}
