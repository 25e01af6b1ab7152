import { ElicitationError } from "../../errors.js";
import type { Clock } from "../../session/environment.js";
import { isRecord } from "../../session/json.js";
import { type Command, type CommandBody, wireVersion } from "../wire/wire.js";
import { readError } from "../wire/wireError.js";
import { type Backoff, delayOf } from "./backoff.js";
import { isPermanent, type RemoteTransport, RemoteTransportError } from "./transport.js";

/** A command that the snapshot does not show yet. */
export interface Entry {
  readonly command: Command;
  /** ms since the epoch at which it was given. */
  readonly at: number;
  /** It was on its way at least once: nobody knows whether it arrived. */
  readonly tried?: true;
  readonly state:
    | { readonly status: "queued" | "posting" }
    /** A frame of this revision shows it. */
    | { readonly status: "done"; readonly host: string; readonly revision: number }
    | { readonly status: "failed"; readonly error: ElicitationError };
}

export const isWaiting = ({ state }: Entry): boolean =>
  state.status === "queued" || state.status === "failed";

export interface OutboxOptions {
  page: string;
  transport: RemoteTransport;
  clock: Clock;
  backoff: Backoff;
  /** ms for one delivery. */
  timeout: number;
  /** ms after which a command that does not get through is shown as failed. */
  giveUpAfter: number;
  nextId(): string;
  onChange(): void;
  /** The server did not do it. True keeps it, as failed. */
  onRefused(command: Command, error: ElicitationError): boolean;
}

/**
 * Delivers commands one after the other, in the order in which they were given, each until it has a
 * reply: a command that is delivered twice has the same id and is done once.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  #entries: readonly Entry[] = [];
  #busy = false;
  #closed = false;
  #abort: AbortController | undefined;
  #wake: (() => void) | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** @param replaces queued commands that this one makes pointless */
  add(body: CommandBody, replaces?: (command: Command) => boolean): void {
    const { page, clock, nextId } = this.#options;
    if (replaces !== undefined) this.drop((entry) => replaces(entry.command));
    // What failed unseen goes before it: a revision must not take back the answer that was given after it.
    this.retry(isLostUnseen);
    const command: Command = { v: wireVersion, page, id: nextId(), ...body };
    this.#set([...this.#entries, { command, at: clock.now(), state: { status: "queued" } }]);
    void this.#pump();
  }

  /** Takes commands back that are not on their way. */
  drop(which: (entry: Entry) => boolean): void {
    const kept = this.#entries.filter((entry) => entry.state.status === "posting" || !which(entry));
    if (kept.length < this.#entries.length) this.#set(kept);
  }

  /**
   * Delivers again what failed. Under the same id where nobody knows whether it arrived; under a new
   * one where it was refused, since its old id would get the old reply.
   */
  retry(which: (entry: Entry) => boolean): void {
    if (!this.#entries.some((entry) => entry.state.status === "failed" && which(entry))) return;
    const { clock, nextId } = this.#options;
    const entries = this.#entries.map((entry): Entry => {
      if (entry.state.status !== "failed" || !which(entry)) return entry;
      const again = entry.state.error.code === "TRANSPORT" ? entry.command.id : nextId();
      return {
        command: { ...entry.command, id: again },
        at: clock.now(),
        ...(again === entry.command.id && entry.tried ? { tried: true } : {}),
        state: { status: "queued" },
      };
    });
    this.#set(entries);
    this.#wake?.();
    void this.#pump();
  }

  /** Frames up to this revision were seen: what they show need not be shown from here. */
  seen(host: string, revision: number): void {
    this.drop(
      ({ state }) => state.status === "done" && state.host === host && state.revision <= revision,
    );
  }

  /** That run of the host is over: nothing more is to be seen of it. */
  forget(host: string): void {
    this.drop(({ state }) => state.status === "done" && state.host === host);
  }

  close(): void {
    this.#closed = true;
    this.#abort?.abort(new RemoteTransportError("The session was closed."));
    this.#wake?.();
  }

  async #pump(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (;;) {
        const entry = this.#entries.find(({ state }) => state.status === "queued");
        if (entry === undefined || this.#closed) return;
        await this.#deliver(entry);
      }
    } finally {
      this.#busy = false;
    }
  }

  async #deliver(first: Entry): Promise<void> {
    const { clock, giveUpAfter, backoff, onRefused } = this.#options;
    let entry = this.#replace({ ...first, tried: true }, { status: "posting" }, first);
    const end = clock.now() + giveUpAfter;
    for (let tries = 1; ; tries += 1) {
      try {
        const reply = readReply(await this.#post(entry.command));
        if (reply.ok) {
          this.#replace(entry, { status: "done", host: reply.host, revision: reply.revision });
        } else if (onRefused(entry.command, reply.error)) {
          this.#replace(entry, { status: "failed", error: reply.error });
        } else this.#set(this.#entries.filter((other) => other !== entry));
        // The line is up, though the stream may never have been down: what is not seen to have failed
        // has nobody who would send it again.
        this.retry(isLostUnseen);
        return;
      } catch (error) {
        if (this.#closed) return;
        if (isPermanent(error) || clock.now() >= end) return this.#giveUp(entry, error);
        await this.#pause(delayOf(backoff, tries));
        if (this.#closed) return;
        entry = this.#replace(entry, { status: "posting" });
      }
    }
  }

  async #post(command: Command): Promise<unknown> {
    const { transport, clock, timeout } = this.#options;
    const abort = new AbortController();
    this.#abort = abort;
    const cancel = clock.after(timeout, () =>
      abort.abort(new RemoteTransportError(`There was no reply within ${timeout} ms.`)),
    );
    try {
      const gone = new Promise<never>((_, reject) => {
        abort.signal.addEventListener("abort", () => reject(abort.signal.reason), { once: true });
      });
      return await Promise.race([transport.post(command, { signal: abort.signal }), gone]);
    } finally {
      cancel();
    }
  }

  /**
   * Where the line is down, what waits behind has failed as well, instead of one after the other. A
   * command that is refused for good takes with it only what the user did on top of it: nothing, where
   * it is what was typed.
   */
  #giveUp(entry: Entry, cause: unknown): void {
    const refused = isPermanent(cause);
    const what = refused ? "did not take this" : "could not be reached";
    const error = new ElicitationError(
      "TRANSPORT",
      `The chat's server ${what}: ${cause instanceof Error ? cause.message : String(cause)} What was answered is kept and can be sent again.`,
      {},
      { cause },
    );
    const state = { status: "failed", error } as const;
    const isUnder = (each: Entry): boolean =>
      entry.command.type !== "saveDrafts" && isSameOperation(each, entry);
    const fails = (each: Entry): boolean =>
      each.state.status === "queued" && (!refused || isUnder(each));
    this.#set(
      this.#entries.map((each) => (each === entry || fails(each) ? { ...each, state } : each)),
    );
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        this.#wake = undefined;
        cancel();
        resolve();
      };
      const cancel = this.#options.clock.after(ms, go);
      this.#wake = go;
    });
  }

  #replace(entry: Entry, state: Entry["state"], before = entry): Entry {
    const next: Entry = { ...entry, state };
    this.#set(this.#entries.map((each) => (each === before ? next : each)));
    return next;
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.#options.onChange();
  }
}

function isSameOperation({ command: left }: Entry, { command: right }: Entry): boolean {
  return "operationId" in left && "operationId" in right && left.operationId === right.operationId;
}

/** That these failed is said nowhere; of the others it is, with a way to send them again. */
const isQuiet = ({ type }: Command): boolean =>
  type !== "respond" && type !== "send" && type !== "continueUrl";

const isLostUnseen = ({ command, state }: Entry): boolean =>
  isQuiet(command) && state.status === "failed" && state.error.code === "TRANSPORT";

type ReadReply =
  | { ok: true; host: string; revision: number }
  | { ok: false; error: ElicitationError };

function readReply(reply: unknown): ReadReply {
  if (isRecord(reply) && reply.v === wireVersion) {
    const { ok, host, revision, error } = reply;
    if (ok === false) return { ok, error: readError(error) };
    if (ok === true && typeof host === "string" && typeof revision === "number") {
      return { ok, host, revision };
    }
  }
  throw new RemoteTransportError("The reply is not readable.", { permanent: true });
}
