import { ElicitationError } from "../../errors.js";
import { type Clock, createIdSource, systemClock } from "../../session/environment.js";
import { defaultPolicy, type Policy } from "../../session/policy.js";
import type { SavedDrafts, SessionSnapshot } from "../../session/types.js";
import { type Known, refusalOf } from "../wire/refusal.js";
import type { Command, CommandBody, WireModes } from "../wire/wire.js";
import { Link, type RemoteConnection } from "./link.js";
import { giveUpOrphans, type Mirror, readChange, readFrame, readSnapshot } from "./mirror.js";
import { Outbox } from "./outbox.js";
import { pointlessOf } from "./overlay.js";
import type { RefusedCommand, RemoteSessionOptions } from "./remoteTypes.js";
import { placeOf, RemoteView } from "./remoteView.js";

const nothing: Mirror = {
  host: "",
  revision: -1,
  operations: [],
  orphans: [],
  muted: [],
  modes: { form: false, url: false },
  policy: { continueUrl: defaultPolicy.continueUrl, interfaceError: defaultPolicy.interfaceError },
};

/** The state of a page: what the server said, what is on its way, what was typed. */
export class Remote {
  readonly options: RemoteSessionOptions;
  readonly #clock: Clock;
  readonly #link: Link;
  readonly outbox: Outbox;
  readonly #view = new RemoteView();
  readonly drafts = new Map<string, SavedDrafts>();
  readonly #attached: WireModes[] = [];
  #listeners: readonly (() => void)[] = [];
  #mirror = nothing;
  #policy: Readonly<Policy> = Object.freeze({ ...defaultPolicy });
  #cancelRecovery: (() => void) | undefined;

  constructor(options: RemoteSessionOptions) {
    this.options = options;
    this.#clock = options.clock ?? systemClock;
    const nextId = options.createId ?? createIdSource();
    const page = nextId();
    const { firstDelay = 500, longestDelay = 30_000, random = Math.random } = options;
    const shared = {
      page,
      transport: options,
      clock: this.#clock,
      backoff: { first: firstDelay, longest: longestDelay, random },
    };
    this.outbox = new Outbox({
      ...shared,
      timeout: options.timeout ?? 15_000,
      giveUpAfter: options.giveUpAfter ?? 20_000,
      nextId,
      onChange: () => this.update(),
      onRefused: (command, error) => this.#onRefused(command, error),
    });
    this.#link = new Link({
      ...shared,
      silence: options.silence ?? 45_000,
      onFrame: (frame) => this.#onFrame(frame),
      onChange: () => this.#tell(),
    });
  }

  get policy(): Readonly<Policy> {
    return this.#policy;
  }

  get snapshot(): SessionSnapshot {
    return this.#view.snapshot;
  }

  get connection(): RemoteConnection {
    return this.#link.state;
  }

  subscribe(listener: () => void): () => void {
    const entry = () => listener();
    this.#listeners = [...this.#listeners, entry];
    this.#link.start();
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== entry);
    };
  }

  reconnect(): void {
    this.#link.reconnect();
  }

  close(): void {
    this.#cancelRecovery?.();
    this.outbox.close();
    this.#link.close();
  }

  attach({ form = false, url = false }: { form?: boolean; url?: boolean }): () => void {
    const modes = { form, url };
    this.#attached.push(modes);
    this.#link.start();
    this.#sendModes();
    return () => {
      const at = this.#attached.indexOf(modes);
      if (at < 0) return;
      this.#attached.splice(at, 1);
      this.#sendModes();
    };
  }

  /** Puts a command on its way, unless it can already be seen that it would do nothing. */
  give(body: CommandBody, replaces?: (command: Command) => boolean): void {
    const why = refusalOf(this.#known(this.snapshot), body);
    if (why === undefined) this.outbox.add(body, replaces);
    else this.refuse(body.type, why, "operationId" in body ? body.operationId : undefined);
  }

  refuse(type: RefusedCommand["type"], why: string, operationId?: string): ElicitationError {
    const error = new ElicitationError("INVALID_COMMAND", `${type} did nothing: ${why}.`);
    const of = operationId === undefined ? {} : { operationId };
    this.#guard(() => this.options.onRefused?.({ type, ...of, error }));
    return error;
  }

  /** Takes a question back that no server waits for any more. @returns whether it is one */
  dropOrphan(operationId: string): boolean {
    const { orphans } = this.#mirror;
    if (!orphans.some(({ id }) => id === operationId)) return false;
    this.#mirror = { ...this.#mirror, orphans: orphans.filter(({ id }) => id !== operationId) };
    this.update();
    return true;
  }

  #sendModes(): void {
    // Before the stream is open nothing could be shown; then it is sent with the first frame.
    if (this.#link.state.status !== "open") return;
    const form = this.#attached.some((modes) => modes.form);
    const url = this.#attached.some((modes) => modes.url);
    this.give({ type: "attach", modes: { form, url } }, ({ type }) => type === "attach");
  }

  #onFrame(value: unknown): boolean {
    const frame = readFrame(value);
    const before = this.#mirror;
    switch (frame.type) {
      case "end":
        return false;
      case "ping":
        return true;
      case "change":
        this.#mirror = readChange(before, frame);
        break;
      case "snapshot":
        this.#mirror = readSnapshot(before === nothing ? undefined : before, frame);
        this.#policy = Object.freeze({ ...defaultPolicy, ...frame.policy });
        this.#arrive(before);
        break;
    }
    this.update();
    return true;
  }

  /** The stream is there, perhaps after a while: what did not get through is tried again. */
  #arrive(before: Mirror): void {
    const mirror = this.#mirror;
    if (before.host !== mirror.host) this.outbox.forget(before.host);
    this.outbox.seen(mirror.host, mirror.revision);
    const pointless = pointlessOf(this.#known(mirror), this.outbox.entries);
    this.outbox.drop((entry) => pointless.has(entry));
    for (const [{ command }, why] of pointless) {
      this.refuse(command.type, why, "operationId" in command ? command.operationId : undefined);
    }
    this.outbox.retry(() => true);
    if (mirror.orphans.length > 0 && before.host !== mirror.host) this.#recover();
    // Said after the link has noted that it is open.
    queueMicrotask(() => {
      if (this.#attached.length > 0) this.#sendModes();
    });
  }

  #recover(): void {
    this.#cancelRecovery?.();
    this.#cancelRecovery = this.#clock.after(this.options.recoverWithin ?? 5_000, () => {
      this.#mirror = giveUpOrphans(this.#mirror);
      this.update();
    });
  }

  #onRefused(command: Command, error: ElicitationError): boolean {
    const { type } = command;
    const of = "operationId" in command ? { operationId: command.operationId } : {};
    this.#guard(() => this.options.onRefused?.({ type, ...of, error }));
    const answers = type === "respond" || type === "send" || type === "continueUrl";
    return answers && refusalOf(this.#known(this.#mirror), command) === undefined;
  }

  #known({ operations, muted }: Pick<SessionSnapshot, "operations" | "muted">): Known {
    return {
      muted,
      find: (id) => operations.find((operation) => operation.id === id),
      hasServer: (id) => operations.some(({ provenance }) => provenance.server.id === id),
    };
  }

  update(): void {
    const { host, revision } = this.#mirror;
    this.outbox.seen(host, revision);
    this.#forgetDrafts();
    if (this.#view.update(this.#mirror, this.outbox.entries, this.drafts)) this.#tell();
  }

  /** Drafts of rounds that are over. */
  #forgetDrafts(): void {
    if (this.drafts.size === 0) return;
    const open = new Set(
      [...this.#mirror.operations, ...this.#mirror.orphans].flatMap(({ id, round }) =>
        Object.keys(round?.items ?? {}).map((key) => placeOf(id, round?.number ?? 0, key)),
      ),
    );
    for (const place of this.drafts.keys()) if (!open.has(place)) this.drafts.delete(place);
  }

  #tell(): void {
    for (const listener of this.#listeners) this.#guard(listener);
  }

  #guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.options.onError?.(error);
    }
  }
}
