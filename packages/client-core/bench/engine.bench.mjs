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
  let last = session.getSnapshot();
  session.subscribe(() => {
    const snapshot = session.getSnapshot();
    if (snapshot === last) return;
    last = snapshot;
    for (const { id, status, round } of snapshot.operations) {
      if (status !== "awaitingInput" || round?.items.a?.state.status !== "pending") continue;
      queueMicrotask(() => session.respond(id, "a", answer));
    }
  });
}

const [sdk, ours] = [await connectSdk(), await connectOurs()];
const repeats = 20;
const loop =
  (/** @type {(rounds: number) => Promise<unknown>} */ call, /** @type {number} */ rounds) =>
  async () => {
    for (let at = 0; at < repeats; at += 1) await call(rounds);
  };

let worst = 0;
for (const rounds of [1, 2, 3, 5, 10]) {
  const [theirs = [], mine = []] = (
    await race([loop(sdk, rounds), loop(ours, rounds)], { warmUp: 5, runs: 40 })
  ).map((times) => times.map((time) => time / repeats));
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
