import { AsyncLocalStorage } from "node:async_hooks";
import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import { describe, expect, it } from "vitest";
import { createElicitationSession } from "../session/createSession.js";
import {
  ask,
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
  legacyComplete,
  type ProtocolRevision,
  type ScriptRound,
  urlRequest,
  whenSnapshot,
} from "../testing/index.js";
import { whenAsked } from "../testing/whenAsked.js";
import { createAiSdkElicitation } from "./aiSdk.js";
import type { Call } from "./calls.js";

const server = { id: "s", label: "Trips", origin: "https://mcp.test" };
const accept = { action: "accept", content: { v: "x" } } as const;
const list = {
  tools: ["book", "cancel"].map((name) => ({ name, inputSchema: { type: "object" } })),
};

/** The real client of the AI SDK on a scripted server. */
async function open(
  script: { [tool: string]: readonly ScriptRound[] },
  options: { revision?: ProtocolRevision; context?: AsyncLocalStorage<Call> } = {},
) {
  const turns = new Map<string, number>();
  const { revision = "2026-07-28", context } = options;
  const scripted = createScriptedServer(
    ({ method, params }) => {
      if (method === "tools/list") {
        return { resultType: "complete", ttlMs: 0, cacheScope: "private", ...list };
      }
      const name = String(params.name);
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + 1);
      return script[name]?.[turn] ?? { do: "error", code: -1, message: "no more" };
    },
    { revision },
  );
  const session = createElicitationSession();
  session.attach({ form: true, url: true });
  const askback = createAiSdkElicitation({
    session,
    server,
    ...(context === undefined ? {} : { context }),
  });
  const transport = Object.assign(scripted.transport, {
    supportsProtocolVersionDiscovery: revision === "2026-07-28",
  });
  const client = await createMCPClient({
    transport,
    capabilities: askback.capabilities,
    onUncaughtError: () => {},
  });
  client.onElicitationRequest(ElicitationRequestSchema, askback.onElicitationRequest);
  const tools = askback.tools(await client.tools());
  const call = (name: string, input: unknown, abortSignal?: AbortSignal) =>
    Promise.resolve(
      tools[name]?.execute?.(
        input as never,
        {
          toolCallId: "call-1",
          messages: [],
          context: {},
          ...(abortSignal === undefined ? {} : { abortSignal }),
        } as never,
      ),
    );
  return { scripted, session, client, tools, call };
}

describe("the MCP client of the AI SDK", () => {
  it("is asked back through the session, and the prompt names the tool and its arguments", async () => {
    const { call, session, scripted } = await open({
      book: [inputRequired({ a: formRequest("Where?") }, "s1"), complete()],
    });
    const result = call("book", { city: "Oslo" });
    const { id, operation } = await whenAsked(session);
    expect(operation.provenance).toEqual({
      server,
      source: { kind: "tool", name: "book", arguments: { city: "Oslo" } },
      callId: "call-1",
    });
    session.respond(id, "request", accept);
    await result;
    const retry = scripted.requests.at(-1);
    expect(retry?.params).toMatchObject({ requestState: "s1", inputResponses: { a: accept } });
  });

  it("asks a round of several one after the other", async () => {
    const { call, session, scripted } = await open({
      book: [inputRequired({ a: formRequest("Where?"), b: formRequest("When?") }), complete()],
    });
    const result = call("book", {});
    const first = await whenAsked(session);
    session.respond(first.id, "request", accept);
    const second = await whenAsked(session, ({ id }) => id !== first.id);
    session.respond(second.id, "request", { action: "decline" });
    await result;
    expect(scripted.requests.at(-1)?.params.inputResponses).toEqual({
      a: accept,
      b: { action: "decline" },
    });
  });

  it.each(["2025-11-25", "2025-06-18"] as const)("is asked by a server of %s", async (revision) => {
    const { call, session } = await open(
      { book: [[ask(formRequest("Where?").params), legacyComplete()]] },
      { revision },
    );
    const result = call("book", { city: "Oslo" });
    const { id, operation } = await whenAsked(session);
    expect(operation.provenance.source).toMatchObject({
      name: "book",
      arguments: { city: "Oslo" },
    });
    session.respond(id, "request", accept);
    await result;
  });

  it("cannot open a page: the call fails before anything is shown", async () => {
    const { call, session } = await open({
      book: [inputRequired({ a: urlRequest("Sign in", "https://mcp.test/login") })],
    });
    await expect(call("book", {})).rejects.toThrow(/[Ff]orm/);
    expect(session.getSnapshot().operations).toEqual([]);
  });

  it("withdraws the prompt when its call is given up", async () => {
    const { call, session } = await open({
      book: [inputRequired({ a: formRequest("Where?") })],
    });
    const controller = new AbortController();
    const result = call("book", {}, controller.signal);
    const { id } = await whenAsked(session);
    controller.abort();
    await expect(result).rejects.toThrow();
    const { operations } = await whenSnapshot(session, (now) =>
      now.operations.every(({ status }) => status !== "awaitingInput"),
    );
    expect(operations).toMatchObject([{ id, status: "aborted" }]);
  });

  it("does not guess which of two calls asks", async () => {
    const round = inputRequired({ a: formRequest("Where?") });
    const { call, session } = await open({
      book: [round, complete()],
      cancel: [round, complete()],
    });
    const results = [call("book", {}), call("cancel", {})];
    const { operations } = await whenSnapshot(
      session,
      (now) => now.operations.filter(({ round: asked }) => asked).length === 2,
    );
    expect(operations.map(({ provenance }) => provenance.source)).toEqual([
      { kind: "unknown" },
      { kind: "unknown" },
    ]);
    for (const { id } of operations) session.respond(id, "request", accept);
    await Promise.all(results);
  });

  it("knows which of two calls asks, where the platform tells", async () => {
    const round = inputRequired({ a: formRequest("Where?") });
    const { call, session } = await open(
      { book: [round, complete()], cancel: [round, complete()] },
      { context: new AsyncLocalStorage<Call>() },
    );
    const results = [call("book", { n: 1 }), call("cancel", { n: 2 })];
    const { operations } = await whenSnapshot(
      session,
      (now) => now.operations.filter(({ round: asked }) => asked).length === 2,
    );
    expect(operations.map(({ provenance }) => provenance.source)).toEqual([
      { kind: "tool", name: "book", arguments: { n: 1 } },
      { kind: "tool", name: "cancel", arguments: { n: 2 } },
    ]);
    for (const { id } of operations) session.respond(id, "request", accept);
    await Promise.all(results);
  });
});
