import { Client } from "@modelcontextprotocol/client";
import { createElicitationClient } from "../mcp/createClient.js";
import type { ElicitationSession } from "../session/elicitationSession.js";
import { isRecord } from "../session/json.js";
import type { Provenance } from "../session/types.js";
import {
  complete,
  createScriptedServer,
  inputRequired,
  type JsonObject,
} from "../testing/index.js";
import type { Recording } from "./types.js";

/** Options of `replayOperation`. */
export interface ReplayOptions {
  /** Where the questions are asked again: an interface must be attached to it. */
  session: ElicitationSession;
}

/**
 * Asks the questions of a recorded operation again, round by round, as they came: a scripted server in
 * the page plays them, and no other server hears of it. Names it as a replay to whoever answers.
 *
 * @returns the answers of each round, as they would have been sent
 * @throws Error when nothing was asked in it; ElicitationError when it ends as a call would
 */
export async function replayOperation(
  recording: Recording,
  operationId: string,
  { session }: ReplayOptions,
): Promise<readonly JsonObject[]> {
  const rounds = recording.events.flatMap((event) =>
    event.operationId === operationId && event.type === "asked" ? [requestsOf(event.requests)] : [],
  );
  const first = recording.events.find((event) => event.operationId === operationId);
  if (first === undefined || rounds.length === 0) {
    throw new Error(
      `Nothing was asked in the operation "${operationId}", so nothing can be replayed.`,
    );
  }
  const server = createScriptedServer([
    ...rounds.map((requests, index) => inputRequired(requests, `replayed round ${index + 1}`)),
    complete(),
  ]);
  const client = new Client(
    { name: "askback-replay", version: "1" },
    { versionNegotiation: { mode: "auto" } },
  );
  const elicitation = createElicitationClient(client, {
    session,
    server: replayed(first.provenance),
  });
  await client.connect(server.transport);
  try {
    await callAs(first.provenance, elicitation);
  } finally {
    elicitation.detach();
    await client.close();
  }
  return server.requests.flatMap(({ params }) =>
    isRecord(params.inputResponses) ? [params.inputResponses] : [],
  );
}

function requestsOf(requests: unknown): JsonObject {
  const entries = Array.isArray(requests) ? requests.filter(isRecord) : [];
  return Object.fromEntries(entries.map(({ key, request }) => [String(key), request]));
}

function replayed({ server }: Provenance): Provenance["server"] {
  const name = server.label ?? server.claimedName ?? server.origin ?? server.id;
  return { id: `replay of ${server.id}`, label: `Replay of ${name}` };
}

async function callAs(
  { source }: Provenance,
  elicitation: ReturnType<typeof createElicitationClient>,
): Promise<void> {
  if (source.kind === "resource") {
    await elicitation.readResource({ uri: source.uri });
  } else if (source.kind === "prompt") {
    await elicitation.getPrompt({ name: source.name, arguments: textsOf(source.arguments) });
  } else {
    const name = source.kind === "tool" ? source.name : "unknown";
    const args = source.kind === "tool" && isRecord(source.arguments) ? source.arguments : {};
    await elicitation.callTool({ name, arguments: args });
  }
}

function textsOf(value: unknown): { [name: string]: string } {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(entries.map(([key, text]) => [key, String(text)]));
}
