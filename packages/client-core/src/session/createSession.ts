import { askOnce, readQuestion } from "./askOnce.js";
import type { AuditEvent } from "./audit.js";
import type { Commands } from "./commands.js";
import type { Persistence, SessionContext } from "./context.js";
import { DoneUrls } from "./doneUrls.js";
import type { ElicitationSession } from "./elicitationSession.js";
import { muted, stopped } from "./endings.js";
import { EngineSource, type LoadEngine, sharedEngine } from "./engineSource.js";
import { type Clock, createIdSource, systemClock } from "./environment.js";
import { LiveOperation } from "./liveOperation.js";
import { defaultPolicy, type Policy } from "./policy.js";
import { PromptLog } from "./promptLog.js";
import { tooLate } from "./refusals.js";
import { Store } from "./store.js";

/** Options of `createElicitationSession`. Everything has a default. */
export interface ElicitationSessionOptions {
  /** What differs from `defaultPolicy`. */
  policy?: Partial<Policy>;
  /** For an audit trail. What it throws goes to `onError`. */
  onEvent?: (event: AuditEvent) => void;
  /** Puts the content of answers into audit events. Default false. */
  auditAnswers?: boolean;
  /** Errors that end no operation: a listener that throws, an interface that failed. */
  onError?: (error: unknown) => void;
  /** For deprecated features in use. Default `console.warn`. */
  onWarning?: (message: string) => void;
  /** Keeps operations that wait for input over a reload. Default: they are lost with the page. */
  persistence?: Persistence;
  /**
   * Loads the part that asks, which `attach` and the first question do. Default: `(load) => load()`,
   * a dynamic import; a host can try again in its own way here.
   */
  loadEngine?: LoadEngine;
  /** For tests: time and ids. */
  clock?: Clock;
  /** Ids of operations: no two alike, after a reload too. Default: time, chance and a count. */
  createId?: () => string;
}

const contexts = new WeakMap<ElicitationSession, SessionContext>();

/** For the rooms that drive a session. */
export function contextOf(session: ElicitationSession): SessionContext {
  const context = contexts.get(session);
  if (context === undefined) throw new TypeError("Use a session of createElicitationSession.");
  return context;
}

/** Holds what servers ask and what the user answers. Knows no protocol connection and no page. */
export function createElicitationSession(
  options: ElicitationSessionOptions = {},
): ElicitationSession {
  const policy: Readonly<Policy> = Object.freeze({ ...defaultPolicy, ...options.policy });
  const clock = options.clock ?? systemClock;
  const onError = (error: unknown): void => {
    try {
      options.onError?.(error);
    } catch {
      // There is nobody left to tell.
    }
  };
  const store = new Store(onError);
  const ended = new Set<string>();
  const context: SessionContext = {
    store,
    policy,
    clock,
    engine: options.loadEngine === undefined ? sharedEngine : new EngineSource(options.loadEngine),
    prompts: new PromptLog(),
    urls: new DoneUrls(),
    live: new Map(),
    nextId: options.createId ?? createIdSource(),
    isMuted: (serverId) => store.snapshot.muted.includes(serverId),
    markUrlDone(serverId, elicitationId) {
      context.urls.add(serverId, elicitationId);
      for (const live of [...context.live.values()]) {
        if (live.provenance.server.id === serverId) live.asking?.noteDone();
      }
    },
    auditAnswers: options.auditAnswers ?? false,
    onError,
    persistence: options.persistence?.({ now: () => clock.now(), onError }),
    warn: options.onWarning ?? defaultWarning,
    audit(operation, detail) {
      if (options.onEvent === undefined) return;
      const { id, provenance } = operation();
      try {
        options.onEvent({ at: clock.now(), operationId: id, provenance, ...detail });
      } catch (error) {
        onError(error);
      }
    },
    retire(id, shown) {
      if (!shown) return store.remove(id);
      ended.add(id);
      for (const oldest of ended) {
        if (ended.size <= policy.keepEnded) break;
        context.drop(oldest);
      }
    },
    drop(id) {
      if (ended.delete(id)) store.remove(id);
    },
  };
  const session = buildSession(context);
  contexts.set(session, context);
  return session;
}

function defaultWarning(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the default place for a warning to developers
  console.warn(`askback: ${message}`);
}

function buildSession(context: SessionContext): ElicitationSession {
  const { store, policy, engine } = context;
  let loaded: Commands | undefined;
  /** While nothing can ask, nothing waits for a command. */
  const commands = (command: string, id: string): Commands | undefined => {
    if (engine.loaded !== undefined) loaded ??= new engine.loaded.Commands(context);
    else tooLate(context, id, command);
    return loaded;
  };
  const attached: { form: boolean; url: boolean }[] = [];
  const declare = (): void => {
    const form = attached.some((modes) => modes.form);
    const url = attached.some((modes) => modes.url);
    const { modes } = store.snapshot;
    if (modes.form !== form || modes.url !== url) {
      store.dispatch({ type: "attached", modes: { form, url } });
    }
  };
  return {
    policy,
    getSnapshot: () => store.snapshot,
    subscribe: (listener) => store.subscribe(listener),
    attach({ form = false, url = false }) {
      const modes = { form, url };
      attached.push(modes);
      declare();
      engine.preload();
      return () => {
        const at = attached.indexOf(modes);
        if (at < 0) return;
        attached.splice(at, 1);
        declare();
      };
    },
    async ask(params, provenance, { signal, deliver } = {}) {
      const modes = { form: true, url: true };
      const question = { ...readQuestion(context, params, modes), deliver };
      const live = new LiveOperation(context, { path: "ask", provenance, signal });
      return askOnce(context, live, question, ["STOPPED", "MUTED"]);
    },
    respond: (id, ...rest) => commands("respond", id)?.respond(id, ...rest),
    saveDrafts: (id, ...rest) => commands("saveDrafts", id)?.saveDrafts(id, ...rest),
    revise: (id, key) => commands("revise", id)?.revise(id, key),
    send: (id) => commands("send", id)?.send(id),
    continueUrl: (id, key) => commands("continueUrl", id)?.continueUrl(id, key),
    userReturned: () => commands("userReturned", "")?.userReturned(),
    markUrlDone: (serverId, elicitationId) => context.markUrlDone(serverId, elicitationId),
    release: (id) => commands("release", id)?.release(id),
    stop(id) {
      const live = context.live.get(id);
      if (live === undefined) tooLate(context, id, "stop");
      // The answer to a legacy URL is out already: there is nothing left to stop.
      else if (live.lingers) live.end("completed");
      else live.end("stopped", stopped());
    },
    dismiss(id) {
      const live = context.live.get(id);
      if (live?.lingers === true) live.end("completed");
      if (context.live.has(id)) tooLate(context, id, "dismiss");
      else context.drop(id);
    },
    reportInterfaceError: (id, ...rest) =>
      commands("reportInterfaceError", id)?.reportInterfaceError(id, ...rest),
    muteServer(serverId) {
      if (context.isMuted(serverId)) return;
      store.dispatch({ type: "muted", muted: [...store.snapshot.muted, serverId] });
      for (const live of [...context.live.values()]) {
        if (live.provenance.server.id === serverId && live.waits) live.end("failed", muted());
      }
    },
    unmuteServer(serverId) {
      const rest = store.snapshot.muted.filter((id) => id !== serverId);
      if (context.isMuted(serverId)) store.dispatch({ type: "muted", muted: rest });
    },
  };
}
