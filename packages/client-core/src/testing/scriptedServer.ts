import type { Transport } from "@modelcontextprotocol/client";
import { type AnswerFailure, Connection } from "./connection.js";
import { Gates } from "./gates.js";
import { createHandshake, isModern } from "./handshake.js";
import { Recorder } from "./recorder.js";
import { createScriptReader } from "./scriptReader.js";
import type {
  JsonObject,
  ProtocolRevision,
  Script,
  ScriptAction,
  ScriptedServerOptions,
  ScriptFailure,
  WireAnswer,
  WireEntry,
  WireRequest,
} from "./types.js";

/** A scripted server: what it has seen, and what a test does to it from outside. */
export interface ScriptedServer {
  /** The one that it speaks. */
  readonly revision: ProtocolRevision;
  /** The first connection: `await client.connect(server.transport)`. */
  readonly transport: Transport;
  /** A further connection, for instance after a reload; the script goes on where it was. */
  connect(): Transport;

  /** Requests of the client in order, without connection set-up, ping and tools/list. */
  readonly requests: readonly WireRequest[];
  /** The client's answers to `ask`. */
  readonly answers: readonly WireAnswer[];
  /** Every message, both ways. */
  readonly wire: readonly WireEntry[];
  /** Requests for which the script had no round left. They were answered with -32603. */
  readonly unexpected: readonly WireRequest[];

  /** Resolves when so many requests have arrived. */
  whenRequests(count: number): Promise<readonly WireRequest[]>;
  /** Resolves when so many answers to `ask` have arrived. */
  whenAnswers(count: number): Promise<readonly WireAnswer[]>;

  /** Opens a gate that the script waits at (`hold`), now and for later rounds. */
  release(gate: string): void;
  /**
   * A request from the server outside the script, on the newest connection (2025 revisions only: a
   * client of 2026-07-28 ignores it). The same `id` again is a replay, as after a resumed stream.
   */
  ask(params: unknown, options?: { id?: string; method?: string }): Promise<WireAnswer>;
  /**
   * The client's next answer to `ask` fails on its way, as `httpFailure` or `networkFailure` says;
   * with `seen` only once the server has it. Call it again for the one after.
   */
  failAnswer(failure: ScriptFailure, options?: { seen?: boolean }): void;
  /** A notification from the server outside the script, on the newest connection. */
  notify(method: string, params?: JsonObject): void;
  /** The newest connection closes; requests in flight are lost. */
  drop(): Promise<void>;
}

/**
 * A server for tests: it plays a given sequence of results to a real SDK `Client` and records the
 * wire. Nothing in it waits for time, so a test decides when each thing happens.
 *
 * ```ts
 * const server = createScriptedServer([
 *   inputRequired({ city: formRequest("Which city?") }, "state-1"),
 *   complete(),
 * ]);
 * const client = new Client(info, { versionNegotiation: { mode: "auto" } });
 * await client.connect(server.transport);
 * ```
 *
 * The connection is that of the revision in `options`: a 2026-07-28 server answers server/discover
 * and knows no initialize, an older one the other way round.
 */
export function createScriptedServer(
  script: Script,
  options: ScriptedServerOptions = {},
): ScriptedServer {
  const revision = options.revision ?? "2026-07-28";
  const recorder = new Recorder(options.record ?? true);
  const gates = new Gates();
  const handshake = createHandshake(script, options);
  const read = createScriptReader(script);
  const unexpected: WireRequest[] = [];
  const connections: Connection[] = [];
  const failures: AnswerFailure[] = [];
  let asked = 0;

  function nextRound(request: WireRequest): readonly ScriptAction[] {
    const actions = read(request);
    if (actions !== undefined) return actions;
    unexpected.push(request);
    return [{ do: "error", code: -32603, message: "The script has no round for this request" }];
  }

  function open(): Connection {
    const connection = new Connection({
      index: connections.length,
      perRequestStreams: isModern(revision) && options.streams !== "shared",
      recorder,
      gates,
      handshake,
      nextRound,
      nextFailure: () => failures.shift(),
      nextAskId: () => `server-${++asked}`,
    });
    connections.push(connection);
    return connection;
  }

  const first = open();
  const newest = (): Connection => connections.at(-1) ?? first;

  return {
    revision,
    transport: first.transport,
    connect: () => open().transport,
    requests: recorder.requests,
    answers: recorder.answers,
    wire: recorder.wire,
    unexpected,
    async whenRequests(count) {
      await recorder.until(() => recorder.requests.length >= count);
      return recorder.requests;
    },
    async whenAnswers(count) {
      await recorder.until(() => recorder.answers.length >= count);
      return recorder.answers;
    },
    release: (gate) => gates.release(gate),
    ask: (params, { id, method = "elicitation/create" } = {}) => newest().ask(method, params, id),
    failAnswer: (failure, { seen = false } = {}) => void failures.push({ failure, seen }),
    notify(method, params) {
      newest().send({ jsonrpc: "2.0", method, ...(params === undefined ? {} : { params }) });
    },
    drop: () => newest().transport.close(),
  };
}
