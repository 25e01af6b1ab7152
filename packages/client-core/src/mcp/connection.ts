import type { Client, ClientCapabilities, Transport } from "@modelcontextprotocol/client";
import type { Modes } from "../session/checkRequest.js";
import type { SessionContext } from "../session/context.js";
import type { LiveOperation } from "../session/liveOperation.js";
import type { Provenance, ProvenanceSource, ServerIdentity } from "../session/types.js";
import {
  declareCapabilities,
  modesOf,
  readCapabilities,
  withCapabilities,
} from "./capabilities.js";
import type { HandlerMap } from "./handlers.js";
import type { LegTimer } from "./legTimer.js";
import { createProvenance } from "./provenance.js";
import type { WireRequest } from "./requests.js";
import { Tap } from "./tap.js";

export interface ConnectionOptions {
  server: ServerIdentity;
  capabilities?: ClientCapabilities;
  initializeModes?: { form?: boolean; url?: boolean };
}

/** What is known of one SDK client: who it leads to, what was declared, what is in flight. */
export class Connection {
  readonly client: Client;
  readonly context: SessionContext;
  readonly handlers: HandlerMap;
  readonly tap: Tap;
  /** Operations that have a request on the wire. */
  readonly inFlight = new Set<LiveOperation>();
  /** Prompts for which a legacy server is waiting. */
  readonly prompts = new Set<LiveOperation>();
  readonly timers = new Set<LegTimer>();
  readonly #options: ConnectionOptions;
  #declaredAtInitialize: Modes | undefined;
  #declared:
    | { base: ClientCapabilities; modes: Modes; capabilities: ClientCapabilities }
    | undefined;

  constructor(
    client: Client,
    context: SessionContext,
    handlers: HandlerMap,
    options: ConnectionOptions,
  ) {
    this.client = client;
    this.context = context;
    this.handlers = handlers;
    this.#options = options;
    this.tap = new Tap({
      isModern: () => this.modern,
      urlDone: (id) => context.markUrlDone(this.serverId, id),
    });
  }

  get modern(): boolean {
    return this.client.getProtocolEra() === "modern";
  }

  get serverId(): string {
    return this.#options.server.id;
  }

  provenance(source: ProvenanceSource, callId?: string): Provenance {
    return createProvenance(this.client, this.#options.server, source, callId);
  }

  /** The transport comes with connect, and anew with each reconnect. */
  attachTap(): void {
    const transport: Transport | undefined = this.client.transport;
    this.tap.attach(transport);
  }

  /** What an interface can answer now. A muted server is told of nothing. */
  modes(): Modes {
    if (this.context.isMuted(this.serverId)) return { form: false, url: false };
    return this.context.store.snapshot.modes;
  }

  /** What a request declares (2026-07-28). The same object until something changes. */
  capabilities(modes: Modes): ClientCapabilities {
    const base = this.#options.capabilities ?? readCapabilities(this.client);
    const known = this.#declared;
    if (known?.base === base && known.modes === modes) return known.capabilities;
    const capabilities = declareCapabilities(base, modes, this.handlers);
    this.#declared = { base, modes, capabilities };
    return capabilities;
  }

  /** The params as they go out with that declaration; an earlier server got it at initialize. */
  declare(params: WireRequest["params"], modes: Modes): WireRequest["params"] {
    return this.modern ? withCapabilities(params, this.capabilities(modes)) : params;
  }

  /** What a connection of an earlier revision declares, once. */
  initializeCapabilities(given: ClientCapabilities): ClientCapabilities {
    const { form = false, url = false } = this.#options.initializeModes ?? this.modes();
    this.#declaredAtInitialize = { form, url };
    return declareCapabilities(this.#options.capabilities ?? given, { form, url }, this.handlers);
  }

  get declaredAtInitialize(): Modes {
    return this.#declaredAtInitialize ?? modesOf(readCapabilities(this.client));
  }

  /** While a person answers a legacy server, the requests that wait for that are not timed. */
  promptOpened(live: LiveOperation): void {
    this.prompts.add(live);
    for (const timer of this.timers) timer.pause();
  }

  promptClosed(live: LiveOperation): void {
    this.prompts.delete(live);
    if (this.prompts.size > 0) return;
    for (const timer of this.timers) timer.start();
  }
}
