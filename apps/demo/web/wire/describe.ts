import type { RecordedMessage } from "@askback/client-core/devtools";
import { fingerprint } from "./fingerprint.js";
import { isRecord, type JsonRecord, readMessage } from "./message.js";

/** A message as the panel shows it. */
export interface WireLine {
  number: number;
  direction: RecordedMessage["direction"];
  kind: "request" | "result" | "error" | "notification";
  /** Method with its target, or what the answer is. */
  name: string;
  id?: string;
  /** Round that a result opens, or that a retry answers. */
  round?: number;
  /** What to look at: the state by length and hash, and what a retry changed. */
  notes: string[];
  json: string;
}

interface Exchange {
  id: string;
  target: string;
  /** Rounds that were open before this request. */
  answered: number;
  result?: JsonRecord;
}

/** The messages in order; retries are matched with the result that they answer. */
export function describeWire(entries: readonly RecordedMessage[]): WireLine[] {
  const exchanges: Exchange[] = [];
  return entries.map(({ number, direction, message }) => {
    const read = readMessage(message);
    const line = { number, direction, kind: read.kind, notes: [], json: toText(read.raw) };
    if (read.kind === "request") {
      return {
        ...line,
        ...describeRequest(exchanges, direction, read.id, read.method, read.params),
      };
    }
    if (read.kind === "notification") {
      return { ...line, name: read.method, notes: idNotes([read.params]) };
    }
    const own =
      direction === "received" ? exchanges.findLast(({ id }) => id === read.id) : undefined;
    if (read.kind === "error") {
      const notes = [read.message, ...idNotes(elicitationsOf(read.raw))];
      return { ...line, id: read.id, name: `error ${read.code}`, notes };
    }
    return { ...line, id: read.id, ...describeResult(own, read.result) };
  });
}

type Description = Pick<WireLine, "name" | "notes"> & { id?: string; round?: number };

function describeRequest(
  exchanges: Exchange[],
  direction: RecordedMessage["direction"],
  id: string,
  method: string,
  params: JsonRecord,
): Description {
  const name = typeof params.name === "string" ? params.name : params.uri;
  const target = typeof name === "string" ? `${method} ${name}` : method;
  if (direction === "received") return { id, name: target, notes: [] };
  const isRetry = "inputResponses" in params || "requestState" in params;
  const answers = isRetry ? findAnswered(exchanges, target, params) : undefined;
  const answered = answers ? answers.answered + 1 : 0;
  exchanges.push({ id, target, answered });
  if (!answers) return { id, name: target, notes: [] };
  return { id, name: target, round: answered, notes: changes(answers, id, params) };
}

/** The latest exchange that ended in input_required with the state that this retry carries. */
function findAnswered(exchanges: readonly Exchange[], target: string, params: JsonRecord) {
  return exchanges.findLast(
    (exchange) =>
      exchange.target === target &&
      exchange.result?.resultType === "input_required" &&
      exchange.result.requestState === params.requestState,
  );
}

function changes(before: Exchange, id: string, params: JsonRecord): string[] {
  const keys = isRecord(params.inputResponses) ? Object.keys(params.inputResponses) : [];
  return [
    `new id: ${before.id} became ${id}`,
    ...(keys.length > 0 ? [`+ inputResponses: ${keys.join(", ")}`] : []),
    ...(typeof params.requestState === "string"
      ? [`+ requestState, unchanged: ${stateNote(params.requestState)}`]
      : ["no requestState, as in the result"]),
  ];
}

function describeResult(exchange: Exchange | undefined, result: JsonRecord): Description {
  if (exchange) exchange.result = result;
  if (result.resultType !== "input_required") return { name: "result", notes: [] };
  const keys = isRecord(result.inputRequests) ? Object.keys(result.inputRequests) : [];
  return {
    name: "input_required",
    round: (exchange?.answered ?? 0) + 1,
    notes: [
      ...(keys.length > 0 ? [`asks: ${keys.join(", ")}`] : ["asks nothing: wait and try again"]),
      ...(typeof result.requestState === "string"
        ? [`requestState: ${stateNote(result.requestState)}`]
        : ["no requestState"]),
    ],
  };
}

/** 2025-11-25: the pages that an error -32042 names. */
function elicitationsOf({ error }: JsonRecord): readonly unknown[] {
  const data = isRecord(error) && isRecord(error.data) ? error.data : {};
  return Array.isArray(data.elicitations) ? data.elicitations : [];
}

/** The ids by which such a page is called done. */
function idNotes(holders: readonly unknown[]): string[] {
  return holders.flatMap((one) =>
    isRecord(one) && typeof one.elicitationId === "string"
      ? [`elicitationId: ${one.elicitationId}`]
      : [],
  );
}

function stateNote(state: string): string {
  return `${state.length} characters, #${fingerprint(state)}`;
}

/** requestState is opaque: it is named by length and hash here as well. */
function toText(message: JsonRecord): string {
  return JSON.stringify(
    message,
    (key, value: unknown) =>
      key === "requestState" && typeof value === "string" ? `‹${stateNote(value)}›` : value,
    2,
  );
}
