import { ElicitationError } from "../errors.js";
import type { ElicitResult } from "../protocol.js";
import { checkResponse } from "./checkResponse.js";
import type { SessionContext } from "./context.js";
import { interfaceFailed, stopped } from "./endings.js";
import type { LiveOperation } from "./liveOperation.js";
import type { Item, RespondOptions, SavedDrafts } from "./types.js";
import { hasOpenUrl, isComplete } from "./views.js";

/** What an interface can do to an operation that waits for input. */
export class Commands {
  readonly #context: SessionContext;

  constructor(context: SessionContext) {
    this.#context = context;
  }

  respond(
    id: string,
    key: string,
    response: ElicitResult,
    { sensitive }: RespondOptions = {},
  ): void {
    const found = this.#item("respond", id, key);
    if (found === undefined) return;
    const { live, item } = found;
    const checked = checkResponse(item.mode, response);
    const { status } = item.state;
    const open = status === "pending" || (status === "broken" && checked.action !== "accept");
    if (!open) {
      this.#refuse(live, "respond", `"${key}" is answered already`);
      return;
    }
    const at = this.#context.clock.now();
    const opened = item.mode === "url" && checked.action === "accept";
    const marked = sensitive === undefined ? {} : { sensitive };
    live.change({ type: opened ? "opened" : "answered", key, response: checked, at, ...marked });
    live.audit({
      type: "answered",
      round: live.round?.number ?? 0,
      key,
      action: checked.action,
      duration: live.roundAge,
      ...(this.#context.auditAnswers ? { response: checked } : {}),
    });
    const { round } = live;
    if (round === undefined || round.needsConfirmation) return;
    if (opened && !live.answersUrlAtOnce) {
      live.stopTimer();
      return;
    }
    live.proceed();
  }

  saveDrafts(id: string, key: string, drafts: SavedDrafts): void {
    const found = this.#item("saveDrafts", id, key);
    found?.live.change({ type: "draftsSaved", key, drafts });
  }

  revise(id: string, key: string): void {
    const found = this.#item("revise", id, key);
    if (found === undefined) return;
    const { live, item } = found;
    const { status } = item.state;
    if (status !== "answered" && status !== "opened") {
      this.#refuse(live, "revise", `"${key}" has no answer to take back`);
      return;
    }
    live.change({ type: "revised", key });
    live.audit({ type: "revised", round: live.round?.number ?? 0, key });
  }

  send(id: string): void {
    const live = this.#live("send", id);
    if (live === undefined) return;
    if (!isComplete(live.round)) {
      this.#refuse(live, "send", "not every item is answered");
      return;
    }
    live.proceed();
  }

  continueUrl(id: string, key: string): void {
    const lingering = this.#context.live.get(id);
    if (lingering?.lingers === true) {
      lingering.end("completed");
      return;
    }
    const found = this.#item("continueUrl", id, key);
    if (found === undefined) return;
    const { live, item } = found;
    if (item.state.status !== "opened") {
      this.#refuse(live, "continueUrl", `the page of "${key}" was not opened`);
      return;
    }
    if (live.round?.needsConfirmation === true && live.state.wait === undefined) {
      live.change({ type: "continued", key });
    } else live.proceed();
  }

  userReturned(): void {
    if (this.#context.policy.continueUrl !== "on-return") return;
    for (const live of [...this.#context.live.values()]) {
      const { round, state } = live;
      if (!live.waits || !hasOpenUrl(round) || round?.error !== undefined) continue;
      if (round?.needsConfirmation !== true || state.wait !== undefined) live.proceed();
    }
  }

  markUrlDone(serverId: string, elicitationId: string): void {
    this.#context.urls.add(serverId, elicitationId);
    for (const live of [...this.#context.live.values()]) {
      if (live.provenance.server.id === serverId) live.noteDone();
    }
  }

  dismiss(id: string): void {
    const live = this.#context.live.get(id);
    if (live?.lingers === true) live.end("completed");
    if (this.#context.live.has(id)) {
      this.#tooLate(id, "dismiss");
      return;
    }
    this.#context.drop(id);
  }

  release(id: string): void {
    const live = this.#context.live.get(id);
    if (live?.state.hold === undefined) {
      this.#tooLate(id, "release");
      return;
    }
    const expiresAt = live.show();
    live.change({ type: "released", ...(expiresAt === undefined ? {} : { expiresAt }) });
    live.audit({ type: "released" });
  }

  stop(id: string): void {
    const live = this.#context.live.get(id);
    if (live === undefined) {
      this.#tooLate(id, "stop");
      return;
    }
    // The answer to a legacy URL is out already: there is nothing left to stop.
    if (live.lingers) live.end("completed");
    else live.end("stopped", stopped());
  }

  reportInterfaceError(id: string, key: string, error: unknown): void {
    const found = this.#item("reportInterfaceError", id, key);
    if (found === undefined) return;
    this.#context.onError(error);
    const failure = interfaceFailed(key, error);
    if (this.#context.policy.interfaceError === "keep") {
      found.live.change({ type: "broke", key, message: failure.message });
    } else found.live.end("failed", failure);
  }

  /** The operation, if it waits for a command and shows what it asks. */
  #live(command: string, id: string): LiveOperation | undefined {
    const live = this.#context.live.get(id);
    if (live?.waits === true && live.state.hold === undefined) return live;
    this.#tooLate(id, command);
    return undefined;
  }

  #item(command: string, id: string, key: string): { live: LiveOperation; item: Item } | undefined {
    const live = this.#live(command, id);
    const item = live?.round?.items[key];
    if (live === undefined) return undefined;
    if (item !== undefined) return { live, item };
    this.#refuse(live, command, `it does not ask "${key}"`);
    return undefined;
  }

  #tooLate(id: string, command: string): void {
    const operation = this.#context.store.find(id);
    if (operation === undefined) return;
    this.#context.audit(() => operation, {
      type: "refused",
      command,
      error: refused(command, `it is ${operation.status} and waits for nothing like that`),
    });
  }

  #refuse(live: LiveOperation, command: string, why: string): void {
    live.audit({ type: "refused", command, error: refused(command, why) });
  }
}

function refused(command: string, why: string): ElicitationError {
  return new ElicitationError(
    "INVALID_COMMAND",
    `${command} did nothing to this operation: ${why}.`,
  );
}
