import { ElicitationError } from "../../errors.js";
import type { ElicitationSession } from "../../session/elicitationSession.js";
import { type Clock, createIdSource, systemClock } from "../../session/environment.js";
import { type Known, refusalOf } from "../wire/refusal.js";
import { type Command, type Frame, type Reply, wireVersion } from "../wire/wire.js";
import { writeError } from "../wire/wireError.js";
import { checkAnswer } from "./checkAnswer.js";
import { FrameStream } from "./frameStream.js";
import type { FramesOptions, SessionHost, SessionHostOptions } from "./hostTypes.js";
import { Pages } from "./pages.js";
import { readCommand } from "./readCommand.js";
import { runCommand } from "./runCommand.js";
import type { Mark } from "./writeFrames.js";

/** Replies that are remembered for commands that come again. */
const remembered = 500;

/**
 * Serves a session to the pages of its user. One session and one host for each user: everybody who
 * can call `receive` answers for that user, so tell users apart before.
 */
export function createSessionHost(
  session: ElicitationSession,
  options: SessionHostOptions = {},
): SessionHost {
  return new Host(session, options);
}

class Host implements SessionHost {
  readonly #session: ElicitationSession;
  readonly #options: SessionHostOptions;
  readonly #clock: Clock;
  readonly #id: string;
  readonly #pages: Pages;
  /** By page. */
  readonly #streams = new Map<string, FrameStream>();
  readonly #replies = new Map<string, Promise<Reply>>();
  readonly #unsubscribe: () => void;
  #revision = 0;
  #closed = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(session: ElicitationSession, options: SessionHostOptions) {
    this.#session = session;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#id = (options.createId ?? createIdSource())();
    const { grace = 10_000 } = options;
    this.#pages = new Pages(session, this.#clock, grace, () => void this.#onAttach());
    this.#unsubscribe = session.subscribe(() => {
      this.#revision += 1;
      this.#poke();
    });
  }

  frames({ page, signal }: FramesOptions): AsyncIterableIterator<Frame> {
    const { maxPages = 20, heartbeat = 15_000 } = this.#options;
    if (typeof page !== "string" || page === "" || page.length > 200) {
      throw new ElicitationError("INVALID_COMMAND", "A stream needs the name of its page.");
    }
    // A page has one stream. It opens another when the network took the one before, which the server
    // may not hear of for minutes: that one counts no more.
    const before = this.#streams.get(page);
    if (
      (before === undefined && this.#streams.size >= maxPages) ||
      (!this.#pages.has(page) && this.#pages.count >= 2 * maxPages)
    ) {
      throw new ElicitationError(
        "LIMIT_EXCEEDED",
        `There are ${maxPages} open pages of this user already. Close one of them, or raise maxPages.`,
        { limit: maxPages },
      );
    }
    const { continueUrl, interfaceError } = this.#session.policy;
    const host = this;
    const stream = new FrameStream(
      {
        clock: this.#clock,
        policy: { continueUrl, interfaceError },
        heartbeat,
        get closed() {
          return host.#closed;
        },
        mark: () => this.#mark(),
        snapshot: () => this.#session.getSnapshot(),
      },
      () => {
        signal?.removeEventListener("abort", leave);
        if (this.#streams.get(page) === stream) this.#streams.delete(page);
        this.#pages.leave(page);
      },
    );
    const leave = (): void => stream.end();
    this.#pages.enter(page);
    this.#streams.set(page, stream);
    before?.end();
    signal?.addEventListener("abort", leave, { once: true });
    if (signal?.aborted === true) leave();
    return stream;
  }

  receive(command: unknown): Promise<Reply> {
    const read = readCommand(command);
    if (!read.ok) return Promise.resolve(this.#refuse(refused(read.why), read.id));
    const name = JSON.stringify([read.command.page, read.command.id]);
    const known = this.#replies.get(name);
    if (known !== undefined) return known;
    // One after the other: looking an answer over takes a while, and what came first counts.
    const reply = this.#last.then(() => this.#run(read.command));
    this.#last = reply;
    this.#replies.set(name, reply);
    for (const oldest of this.#replies.keys()) {
      if (this.#replies.size <= remembered) break;
      this.#replies.delete(oldest);
    }
    return reply;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#unsubscribe();
    this.#pages.close();
    this.#poke();
  }

  async #run(command: Command): Promise<Reply> {
    const { id, type } = command;
    try {
      await this.#check(command);
      if (type === "attach") this.#pages.attach(command.page, command.modes);
      else runCommand(this.#session, command);
      return { v: wireVersion, ...this.#mark(), id, ok: true };
    } catch (error) {
      return this.#refuse(error, id);
    }
  }

  async #check(command: Command): Promise<void> {
    if (this.#closed) throw refused("the host is closed");
    if (command.type === "attach" && !this.#pages.has(command.page)) {
      throw refused("the page has no stream, so nothing could be shown on it");
    }
    this.#checkNow(command);
    if (command.type !== "respond") return;
    const operation = this.#find(command.operationId);
    const item = operation?.round?.items[command.key];
    if (operation === undefined || item === undefined) return;
    const why = await checkAnswer(
      item,
      command.response,
      operation.provenance,
      this.#options.url ?? {},
    );
    if (why !== undefined) {
      throw new ElicitationError(
        "INVALID_RESPONSE",
        `This is no answer to the request: ${why}. Nothing was sent.`,
        { key: command.key },
      );
    }
    // What was looked at may be over by now.
    this.#checkNow(command);
    if (this.#find(command.operationId)?.round?.items[command.key]?.request !== item.request) {
      throw refused("the question has changed");
    }
  }

  #checkNow(command: Command): void {
    const { operations, muted } = this.#session.getSnapshot();
    const known: Known = {
      muted,
      find: (id) => this.#find(id),
      hasServer: (id) => operations.some(({ provenance }) => provenance.server.id === id),
    };
    const why = refusalOf(known, command);
    if (why !== undefined) throw refused(why, command.type);
  }

  #find(id: string) {
    return this.#session.getSnapshot().operations.find((operation) => operation.id === id);
  }

  /** Whoever calls `resume` in it returns a promise, and one that nobody waits for ends a process. */
  async #onAttach(): Promise<void> {
    try {
      await this.#options.onAttach?.();
    } catch (error) {
      this.#report(error);
    }
  }

  #report(error: unknown): void {
    try {
      (this.#options.onError ?? logError)(error);
    } catch {
      // There is nobody left to tell.
    }
  }

  #refuse(error: unknown, id: string | undefined): Reply {
    if (!(error instanceof ElicitationError)) this.#report(error);
    const known =
      error instanceof ElicitationError
        ? error
        : new ElicitationError("INVALID_COMMAND", "The command failed on the server.");
    const named = id === undefined ? {} : { id };
    return { v: wireVersion, ...this.#mark(), ...named, ok: false, error: writeError(known) };
  }

  #mark(): Mark {
    return { host: this.#id, revision: this.#revision };
  }

  #poke(): void {
    for (const stream of [...this.#streams.values()]) stream.poke();
  }
}

function logError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the default place for errors that nobody asked for
  console.warn("askback:", error);
}

function refused(why: string, command = "The command"): ElicitationError {
  return new ElicitationError("INVALID_COMMAND", `${command} did nothing: ${why}.`);
}
