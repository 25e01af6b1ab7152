import type { ElicitResult } from "../protocol.js";
import type { Asking } from "./asking.js";
import { checkResponse } from "./checkResponse.js";
import type { SessionContext } from "./context.js";
import type { RespondOptions } from "./elicitationSession.js";
import type { LiveOperation } from "./liveOperation.js";
import { quoted } from "./quoted.js";
import { refused, tooLate } from "./refusals.js";
import { interfaceFailed } from "./roundEndings.js";
import type { Item, SavedDrafts } from "./types.js";
import { hasOpenUrl, isComplete } from "./views.js";

interface Waiting {
  live: LiveOperation;
  asking: Asking;
}

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
    const { live, asking, item } = found;
    const checked = checkResponse(item.mode, response);
    const { status } = item.state;
    const open = status === "pending" || (status === "broken" && checked.action !== "accept");
    if (!open) {
      this.#refuse(live, "respond", `${quoted(key)} is answered already`);
      return;
    }
    const at = this.#context.clock.now();
    const opened = item.mode === "url" && checked.action === "accept";
    const marked = sensitive === undefined ? {} : { sensitive };
    asking.change({ type: opened ? "opened" : "answered", key, response: checked, at, ...marked });
    live.audit({
      type: "answered",
      round: asking.round?.number ?? 0,
      key,
      action: checked.action,
      duration: asking.roundAge,
      ...(this.#context.auditAnswers ? { response: checked } : {}),
    });
    const { round } = asking;
    if (round === undefined || round.needsConfirmation) return;
    if (opened && !live.answersUrlAtOnce) {
      asking.stopTimer();
      return;
    }
    asking.proceed();
  }

  saveDrafts(id: string, key: string, drafts: SavedDrafts): void {
    const found = this.#item("saveDrafts", id, key);
    found?.asking.change({ type: "draftsSaved", key, drafts });
  }

  revise(id: string, key: string): void {
    const found = this.#item("revise", id, key);
    if (found === undefined) return;
    const { live, asking, item } = found;
    const { status } = item.state;
    if (status !== "answered" && status !== "opened") {
      this.#refuse(live, "revise", `${quoted(key)} has no answer to take back`);
      return;
    }
    asking.change({ type: "revised", key });
    live.audit({ type: "revised", round: asking.round?.number ?? 0, key });
  }

  send(id: string): void {
    const found = this.#waiting("send", id);
    if (found === undefined) return;
    const { live, asking } = found;
    if (!isComplete(asking.round)) {
      this.#refuse(live, "send", "not every item is answered");
      return;
    }
    asking.proceed();
  }

  continueUrl(id: string, key: string): void {
    const lingering = this.#context.live.get(id);
    if (lingering?.lingers === true) {
      lingering.end("completed");
      return;
    }
    const found = this.#item("continueUrl", id, key);
    if (found === undefined) return;
    const { live, asking, item } = found;
    if (item.state.status !== "opened") {
      this.#refuse(live, "continueUrl", `the page of ${quoted(key)} was not opened`);
      return;
    }
    if (asking.round?.needsConfirmation === true && live.state.wait === undefined) {
      asking.change({ type: "continued", key });
    } else asking.proceed();
  }

  userReturned(): void {
    if (this.#context.policy.continueUrl !== "on-return") return;
    for (const { asking, waits, state } of [...this.#context.live.values()]) {
      const { round, wait } = state;
      if (!waits || !hasOpenUrl(round) || round?.error !== undefined) continue;
      if (round?.needsConfirmation !== true || wait !== undefined) asking?.proceed();
    }
  }

  release(id: string): void {
    const live = this.#context.live.get(id);
    const asking = live?.asking;
    if (asking === undefined || live?.state.hold === undefined) {
      tooLate(this.#context, id, "release");
      return;
    }
    const expiresAt = asking.show();
    asking.change({ type: "released", ...(expiresAt === undefined ? {} : { expiresAt }) });
    live.audit({ type: "released" });
  }

  reportInterfaceError(id: string, key: string, error: unknown): void {
    const found = this.#item("reportInterfaceError", id, key);
    if (found === undefined) return;
    this.#context.onError(error);
    const failure = interfaceFailed(key, error);
    if (this.#context.policy.interfaceError === "keep") {
      found.asking.change({ type: "broke", key, message: failure.message });
    } else found.live.end("failed", failure);
  }

  /** The operation, if it waits for a command and shows what it asks. */
  #waiting(command: string, id: string): Waiting | undefined {
    const live = this.#context.live.get(id);
    const asking = live?.asking;
    if (live?.waits === true && asking !== undefined && live.state.hold === undefined) {
      return { live, asking };
    }
    tooLate(this.#context, id, command);
    return undefined;
  }

  #item(command: string, id: string, key: string): (Waiting & { item: Item }) | undefined {
    const found = this.#waiting(command, id);
    if (found === undefined) return undefined;
    const item = found.asking.round?.items[key];
    if (item !== undefined) return { ...found, item };
    this.#refuse(found.live, command, `it does not ask ${quoted(key)}`);
    return undefined;
  }

  #refuse(live: LiveOperation, command: string, why: string): void {
    live.audit({ type: "refused", command, error: refused(command, why) });
  }
}
