import { Client } from "@modelcontextprotocol/client";
import {
  createApplicationInputHandler,
  createTaskSessionFromClient,
  resultFromTaskOutcome,
  type TaskEnabledSession,
} from "@modelcontextprotocol/ext-tasks/client";
import { describe, expect, it } from "vitest";
import { createElicitationSession } from "../session/createSession.js";
import {
  ask,
  createScriptedServer,
  formRequest,
  type JsonObject,
  legacyComplete,
  type ScriptRound,
  urlRequest,
  type WireRequest,
  whenSnapshot,
} from "../testing/index.js";
import { whenAsked } from "../testing/whenAsked.js";
import { createTaskDispatch, createTaskElicitation, type TaskContext } from "./tasks.js";

const server = { id: "s", label: "Trips", origin: "https://mcp.test" };
const accept = { action: "accept", content: { v: "x" } } as const;
const book = { name: "book", inputSchema: { type: "object" } };
const now = "2026-08-01T00:00:00Z";
const task = (status: string, more: JsonObject = {}): JsonObject => ({
  taskId: "t1",
  status,
  createdAt: now,
  lastUpdatedAt: now,
  ttlMs: null,
  pollIntervalMs: 10,
  ...more,
});
const done = { content: [{ type: "text", text: "booked" }] };

/** A server of 2026-07-28 whose tool runs as a task that asks for `requests`, one set after the other. */
function taskServer(sets: readonly JsonObject[]) {
  const updates: JsonObject[] = [];
  let cancelled = false;
  const script = ({ method, params }: WireRequest): ScriptRound => {
    const complete = { resultType: "complete" };
    switch (method) {
      case "tools/call":
        return { resultType: "task", ...task("working") };
      case "tasks/get": {
        const inputRequests = sets[updates.length];
        if (cancelled) return { ...complete, ...task("cancelled") };
        return inputRequests === undefined
          ? { ...complete, ...task("completed", { result: { ...done, resultType: "complete" } }) }
          : { ...complete, ...task("input_required", { inputRequests }) };
      }
      case "tasks/update":
        updates.push(params.inputResponses as JsonObject);
        return complete;
      case "tasks/cancel":
        cancelled = true;
        return complete;
      default:
        return { do: "error", code: -32601, message: method };
    }
  };
  const scripted = createScriptedServer(script, {
    tools: [book],
    capabilities: { extensions: { "io.modelcontextprotocol/tasks": {} } },
  });
  return { scripted, updates };
}

async function open(scripted: ReturnType<typeof createScriptedServer>) {
  const session = createElicitationSession();
  session.attach({ form: true, url: true });
  const clientInfo = { name: "chat", version: "1" };
  const client = new Client(clientInfo, {
    capabilities: { elicitation: { form: {}, url: {} } },
    versionNegotiation: { mode: "auto" },
  });
  await client.connect(scripted.transport);
  const askback = createTaskElicitation({ session, server });
  const errors: Error[] = [];
  const tasks: TaskEnabledSession<TaskContext> = createTaskSessionFromClient(client, {
    endpointId: "trips",
    onInputRequest: createApplicationInputHandler<TaskContext>({
      elicitation: askback.elicitation,
      sampling: () => Promise.reject(new Error("no model")),
      roots: () => ({ roots: [] }),
    }),
    onError: (error) => errors.push(error),
    // For servers of 2026-07-28; with an earlier one the client itself is used.
    rawDispatch: createTaskDispatch(client.transport, { session, server }),
    v2RequestFraming: { protocolVersion: "2026-07-28", clientInfo, clientCapabilities: {} },
  });
  const run = async (args: { [key: string]: string }) =>
    tasks.callTool("book", args, askback.call("book", args, { callId: "call-1" }));
  return { session, tasks, run, errors };
}

describe("a task of 2026-07-28", () => {
  it("asks through the session, and the prompt names the tool and its arguments", async () => {
    const { scripted, updates } = taskServer([{ where: formRequest("Where?") }]);
    const { session, run } = await open(scripted);
    const execution = await run({ city: "Oslo" });
    expect(execution.kind).toBe("task");
    const { id, operation } = await whenAsked(session);
    expect(operation.provenance).toEqual({
      server,
      source: { kind: "tool", name: "book", arguments: { city: "Oslo" } },
      callId: "call-1",
    });
    session.respond(id, "request", accept);
    const { outcome } = await execution.settle();
    expect(resultFromTaskOutcome(outcome)).toMatchObject(done);
    expect(updates).toEqual([{ where: accept }]);
  });

  it("asks for a page as well, and again later on", async () => {
    const { scripted, updates } = taskServer([
      { sign: urlRequest("Sign in", "https://mcp.test/login") },
      { when: formRequest("When?") },
    ]);
    const { session, run } = await open(scripted);
    const execution = await run({});
    const first = await whenAsked(session);
    expect(first.operation.round?.items.request?.mode).toBe("url");
    session.respond(first.id, "request", { action: "accept" });
    session.continueUrl(first.id, "request");
    const second = await whenAsked(session, ({ id }) => id !== first.id);
    session.respond(second.id, "request", { action: "decline" });
    await execution.settle();
    expect(updates).toEqual([{ sign: { action: "accept" } }, { when: { action: "decline" } }]);
  });

  it("declares with each request what can be answered then", async () => {
    const { scripted } = taskServer([]);
    const { session, run } = await open(scripted);
    await (await run({})).settle();
    session.muteServer("s");
    await (await run({})).settle();
    const calls = scripted.requests.filter(({ method }) => method === "tools/call");
    expect(calls.map(({ capabilities }) => capabilities?.elicitation)).toEqual([
      { form: {}, url: {} },
      undefined,
    ]);
  });

  it("withdraws the prompt when the task is cancelled", async () => {
    const { scripted, updates } = taskServer([{ where: formRequest("Where?") }]);
    const { session, run } = await open(scripted);
    const execution = await run({});
    const { id } = await whenAsked(session);
    await execution.cancel();
    const { operations } = await whenSnapshot(session, (each) =>
      each.operations.every(({ status }) => status !== "awaitingInput"),
    );
    expect(operations).toMatchObject([{ id, status: "aborted" }]);
    expect(updates).toEqual([]);
  });

  it("is told cancel when the user stops it", async () => {
    const { scripted, updates } = taskServer([{ where: formRequest("Where?") }]);
    const { session, run } = await open(scripted);
    const execution = await run({});
    const { id } = await whenAsked(session);
    session.stop(id);
    await execution.settle();
    expect(updates).toEqual([{ where: { action: "cancel" } }]);
  });

  it("cannot show what has no message: that is reported, and answered with cancel", async () => {
    const nothing = { method: "elicitation/create", params: { requestedSchema: {} } };
    const { scripted } = taskServer([{ where: nothing }]);
    const { session, run } = await open(scripted);
    const execution = await run({});
    const { outcome } = await execution.settle();
    expect(outcome.status).not.toBe("cancelled");
    expect(session.getSnapshot().operations).toEqual([]);
  });
});

describe("a call of an earlier server, through the same session", () => {
  it("asks through the session too", async () => {
    const scripted = createScriptedServer(
      { book: [[ask(formRequest("Where?").params), legacyComplete()]] },
      { revision: "2025-11-25" },
    );
    const { session, run } = await open(scripted);
    const running = run({ city: "Oslo" });
    const { id, operation } = await whenAsked(session);
    expect(operation.provenance.source).toMatchObject({
      name: "book",
      arguments: { city: "Oslo" },
    });
    session.respond(id, "request", accept);
    const execution = await running;
    expect(execution.kind).toBe("immediate");
    expect(scripted.answers).toMatchObject([{ result: accept }]);
  });
});
