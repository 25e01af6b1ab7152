// The loop beside the SDK's automatic mode: the same calls to the same SDK server, in memory.
import { createElicitationClient, createElicitationSession } from "@askback/client-core";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { inputRequired, McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import * as z from "zod";
import { median, race, show, target } from "./measure.mjs";

const answer = /** @type {const} */ ({ action: "accept", content: { v: "x" } });
const info = { name: "bench", version: "1.0.0" };
const versionNegotiation = /** @type {const} */ ({ mode: "auto" });
const identity = { id: "bench", origin: "https://bench.test" };
const requestedSchema = /** @type {const} */ ({
  type: "object",
  properties: { v: { type: "string" } },
  required: ["v"],
});

/** A server with a tool that asks as many rounds as it is told to. */
function createServer() {
  const server = new McpServer(info);
  const inputSchema = z.object({ rounds: z.number() });
  server.registerTool("ask", { inputSchema }, async ({ rounds }, context) => {
    const round = Number(context.mcpReq.requestState() ?? 0);
    if (round >= rounds) return { content: [{ type: "text", text: "ok" }] };
    return inputRequired({
      inputRequests: { a: inputRequired.elicit({ message: "Which one?", requestedSchema }) },
      requestState: String(round + 1),
    });
  });
  return server;
}

/** @param {Client} client */
async function connect(client) {
  const [here, there] = InMemoryTransport.createLinkedPair();
  serveStdio(createServer, { transport: there });
  await client.connect(here);
}

async function connectSdk() {
  const capabilities = { elicitation: { form: {} } };
  const client = new Client(info, { versionNegotiation, capabilities });
  client.setRequestHandler("elicitation/create", async () => answer);
  await connect(client);
  return (/** @type {number} */ rounds) => client.callTool({ name: "ask", arguments: { rounds } });
}

async function connectOurs() {
  const policy = { promptsPerMinute: Number.POSITIVE_INFINITY };
  const session = createElicitationSession({ policy });
  session.attach({ form: true });
  const client = new Client(info, { versionNegotiation });
  const elicitation = createElicitationClient(client, { session, server: identity });
  await connect(client);
  answerAll(session);
  return (/** @type {number} */ rounds) =>
    elicitation.callTool({ name: "ask", arguments: { rounds } });
}

/**
 * The quickest of users: answers in the turn after it was asked, as a handler of the SDK does.
 * @param {import("@askback/client-core").ElicitationSession} session
 */
function answerAll(session) {
  session.subscribe(() => {
    // One call at a time: the newest is the one that waits.
    const operation = session.getSnapshot().operations.at(-1);
    const { id, status, round } = operation ?? {};
    if (id === undefined || status !== "awaitingInput") return;
    if (round?.items.a?.state.status !== "pending") return;
    queueMicrotask(() => session.respond(id, "a", answer));
  });
}

const [sdk, ours] = [await connectSdk(), await connectOurs()];
// Many short runs in turn: the median of those is the least disturbed by what else the machine does.
const runs = { warmUp: 20, runs: 500 };
const once =
  (/** @type {(rounds: number) => Promise<unknown>} */ call, /** @type {number} */ rounds) =>
  async () => {
    await call(rounds);
  };

// What is compiled late would weigh on whoever is measured first.
await race([once(sdk, 10), once(ours, 10)], { warmUp: 2_000, runs: 0 });

let worst = 0;
for (const rounds of [1, 2, 3, 5, 10]) {
  const [theirs = [], mine = []] = await race([once(sdk, rounds), once(ours, rounds)], runs);
  const ratio = median(mine) / median(theirs);
  worst = Math.max(worst, ratio);
  const label = `${rounds} round${rounds === 1 ? "" : "s"}`.padEnd(10);
  console.log(`  ${label} SDK ${show(theirs)}, Askback ${show(mine)}, ratio ${ratio.toFixed(2)}`);
}
target(
  "call with 1 to 10 rounds beside the SDK's automatic mode, worst ratio of medians",
  worst,
  1.25,
  "times",
);
