import type { ElicitResult } from "../../protocol.js";
import { checkResponse } from "../../session/checkResponse.js";
import type { RespondOptions } from "../../session/elicitationSession.js";
import { sensitiveFields } from "../../session/sensitive.js";
import type { Item, Operation, SavedDrafts } from "../../session/types.js";
import { withoutSecrets } from "../wire/secrets.js";
import type { Command, CommandBody } from "../wire/wire.js";
import { type Entry, isWaiting } from "./outbox.js";
import type { Remote } from "./remote.js";
import { placeOf } from "./remoteView.js";

/** The commands of a session, as a page gives them. */
export class RemoteCommands {
  readonly #remote: Remote;

  constructor(remote: Remote) {
    this.#remote = remote;
  }

  respond(
    operationId: string,
    key: string,
    response: ElicitResult,
    { sensitive }: RespondOptions = {},
  ): void {
    const item = this.#item(operationId, key);
    const checked = item === undefined ? response : checkResponse(item.mode, response);
    const round = this.#round(operationId);
    const drafts = this.#remote.drafts.get(placeOf(operationId, round, key));
    this.#give(
      {
        type: "respond",
        operationId,
        round,
        key,
        response: checked,
        ...(sensitive === undefined ? {} : { sensitive: [...sensitive] }),
        ...(item === undefined || drafts === undefined
          ? {}
          : { drafts: open(item, drafts, sensitive) }),
      },
      // What was typed goes with the answer.
      (command) => isSamePlace(command, { type: "saveDrafts", operationId, key }),
    );
  }

  saveDrafts(operationId: string, key: string, drafts: SavedDrafts): void {
    const item = this.#item(operationId, key);
    const round = this.#round(operationId);
    if (item !== undefined) this.#remote.drafts.set(placeOf(operationId, round, key), drafts);
    const sent = item === undefined ? {} : open(item, drafts);
    this.#give({ type: "saveDrafts", operationId, round, key, drafts: sent }, (command) =>
      isSamePlace(command, { type: "saveDrafts", operationId, key }),
    );
  }

  revise(operationId: string, key: string): void {
    const { outbox } = this.#remote;
    const round = this.#round(operationId);
    const waiting = outbox.entries.filter(
      (entry) =>
        isWaiting(entry) && isSamePlace(entry.command, { type: "respond", operationId, key }),
    );
    if (waiting.length === 0) {
      this.#give({ type: "revise", operationId, round, key });
      return;
    }
    // An answer that was never on its way is taken back here. One that was may have arrived: then it
    // would stand in the way of the next.
    outbox.drop((entry) => waiting.includes(entry));
    if (waiting.some(({ tried }) => tried)) outbox.add({ type: "revise", operationId, round, key });
  }

  send(operationId: string): void {
    const round = this.#round(operationId);
    if (this.#retry(operationId)) {
      const { needsConfirmation, sending } = this.#operation(operationId)?.round ?? {};
      // It was an answer that had failed; the round is still to be sent.
      if (needsConfirmation !== true || sending === true) return;
    }
    this.#give({ type: "send", operationId, round });
  }

  continueUrl(operationId: string, key: string): void {
    if (this.#retry(operationId)) return;
    this.#give({ type: "continueUrl", operationId, round: this.#round(operationId), key });
  }

  stop(operationId: string): void {
    this.#remote.outbox.drop(({ command }) => isOf(command, operationId));
    if (!this.#remote.dropOrphan(operationId)) this.#give({ type: "stop", operationId });
  }

  dismiss(operationId: string): void {
    if (!this.#remote.dropOrphan(operationId)) this.#give({ type: "dismiss", operationId });
  }

  reportInterfaceError(operationId: string, key: string, error: unknown): void {
    this.#remote.options.onError?.(error);
    const round = this.#round(operationId);
    const message = error instanceof Error ? error.message : String(error);
    this.#give({ type: "reportInterfaceError", operationId, round, key, message });
  }

  #give(body: CommandBody, replaces?: (command: Command) => boolean): void {
    this.#remote.give(body, replaces);
  }

  #operation(operationId: string): Operation | undefined {
    return this.#remote.snapshot.operations.find(({ id }) => id === operationId);
  }

  #item(operationId: string, key: string): Item | undefined {
    return this.#operation(operationId)?.round?.items[key];
  }

  /** The round that the user sees; none is 0, which no round is. */
  #round(operationId: string): number {
    return this.#operation(operationId)?.round?.number ?? 0;
  }

  /** Delivers again what failed of this operation. */
  #retry(operationId: string): boolean {
    const { outbox } = this.#remote;
    const mine = ({ command, state }: Entry): boolean =>
      state.status === "failed" && isOf(command, operationId);
    if (!outbox.entries.some(mine)) return false;
    outbox.retry(mine);
    return true;
  }
}

/** A secret leaves the page with its answer only. */
function open(item: Item, drafts: SavedDrafts, marked: readonly string[] = []): SavedDrafts {
  const secrets = sensitiveFields(item.request, [...(item.sensitive ?? []), ...marked]);
  return withoutSecrets(drafts, secrets);
}

const isOf = (command: Command, operationId: string): boolean =>
  "operationId" in command && command.operationId === operationId;

function isSamePlace(
  command: Command,
  place: { type: Command["type"]; operationId: string; key: string },
): boolean {
  return (
    command.type === place.type &&
    isOf(command, place.operationId) &&
    "key" in command &&
    command.key === place.key
  );
}
