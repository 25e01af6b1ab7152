import type { RecordedEvent, Recording } from "../core.js";

/** One operation of a recording, as the list shows it. */
export interface OperationSummary {
  id: string;
  /** Of the host or the server; not yet safe to show. */
  server: string;
  /** Tool, prompt or resource; not yet safe to show. */
  what: string;
  /** Its ending, or undefined while it is open. */
  status: string | undefined;
  /** Whether there is something to ask again. */
  canReplay: boolean;
  events: readonly RecordedEvent[];
}

/** The operations of a recording, newest first. */
export function summarize({ events }: Recording): readonly OperationSummary[] {
  const byId = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const known = byId.get(event.operationId);
    if (known === undefined) byId.set(event.operationId, [event]);
    else known.push(event);
  }
  return [...byId].map(([id, of]) => summaryOf(id, of)).reverse();
}

function summaryOf(id: string, events: readonly RecordedEvent[]): OperationSummary {
  const provenance = events[0]?.provenance;
  const server = provenance?.server;
  const source = provenance?.source;
  const ended = events.find(({ type }) => type === "ended");
  return {
    id,
    server: server?.label ?? server?.origin ?? server?.id ?? "",
    what: source === undefined || source.kind === "unknown" ? "" : whatOf(source),
    status: typeof ended?.status === "string" ? ended.status : undefined,
    canReplay: events.some(({ type }) => type === "asked"),
    events,
  };
}

function whatOf(source: { name: string } | { uri: string }): string {
  return "uri" in source ? source.uri : source.name;
}

/** What an event tells besides its kind, time and place. */
export function detailsOf(event: RecordedEvent): object | undefined {
  const {
    type: _type,
    at: _at,
    operationId: _id,
    provenance: _who,
    round: _round,
    ...rest
  } = event;
  return Object.keys(rest).length === 0 ? undefined : rest;
}

/** What a JSON-RPC message is, in one line. */
export function titleOf(message: unknown): string {
  if (typeof message !== "object" || message === null) return typeof message;
  const id = "id" in message ? ` #${named(message.id)}` : "";
  if ("method" in message) return `${named(message.method)}${id}`;
  const result: unknown = "result" in message ? message.result : undefined;
  const type =
    typeof result === "object" && result !== null && "resultType" in result
      ? ` ${named(result.resultType)}`
      : "";
  return "error" in message ? `error${id}` : `result${id}${type}`;
}

/** Of what a message is named by. An object may not even be made a text. */
function named(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : typeof value;
}
