import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, it } from "vitest";
import { createElicitationClient, createElicitationSession } from "../index.js";
import {
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
  whenSnapshot,
} from "../testing/index.js";
import { createRecorder, readRecording, replayOperation } from "./index.js";

const server = { id: "tables", label: "Tables" };

/** Two rounds, the second of two items, answered and recorded. */
async function recorded() {
  const recorder = createRecorder({ now: () => 0 });
  const session = createElicitationSession({ onEvent: recorder.onEvent });
  session.attach({ form: true, url: true });
  const scripted = createScriptedServer([
    inputRequired({ city: formRequest("Which city?") }, "s1"),
    inputRequired({ a: formRequest("First?"), b: formRequest("Second?") }, "s2"),
    complete(),
  ]);
  const client = new Client(
    { name: "chat", version: "1" },
    { versionNegotiation: { mode: "auto" } },
  );
  const elicitation = createElicitationClient(client, { session, server });
  await client.connect(recorder.watch(scripted.transport, "tables"));
  const result = elicitation.callTool({ name: "book", arguments: { guests: 2 } });
  await answerRound(session, 1, "Oslo");
  await answerRound(session, 2, "yes");
  await result;
  return { recorder, scripted };
}

async function answerRound(
  session: ReturnType<typeof createElicitationSession>,
  number: number,
  text: string,
) {
  const { operations } = await whenSnapshot(session, ({ operations }) =>
    operations.some(({ status, round }) => status === "awaitingInput" && round?.number === number),
  );
  const operation = operations.find(({ status }) => status === "awaitingInput");
  const keys = Object.keys(operation?.round?.items ?? {});
  for (const key of keys) {
    session.respond(operation?.id ?? "", key, { action: "accept", content: { v: text } });
  }
  if (keys.length > 1) session.send(operation?.id ?? "");
  return operation;
}

it("records each message once, both ways and in order, and what the session did", async () => {
  const { recorder, scripted } = await recorded();
  const { messages, events } = recorder.getSnapshot();
  const seen = messages.map(({ message }) => message);
  expect(seen).toEqual(
    scripted.wire.flatMap((entry) => ("message" in entry ? [entry.message] : [])),
  );
  expect(events.map(({ type }) => type)).toEqual([
    "asked",
    "answered",
    "sent",
    "asked",
    "answered",
    "answered",
    "sent",
    "ended",
  ]);
});

it("replays a saved operation, round by round, under a name of its own", async () => {
  const { recorder } = await recorded();
  const recording = readRecording(JSON.stringify(recorder.getSnapshot()));
  const id = recording.events[0]?.operationId ?? "";
  const session = createElicitationSession();
  session.attach({ form: true, url: true });

  const replaying = replayOperation(recording, id, { session });
  const operation = await answerRound(session, 1, "Bergen");
  expect(operation?.provenance).toMatchObject({
    server: { id: "replay of tables", label: "Replay of Tables" },
    source: { kind: "tool", name: "book", arguments: { guests: 2 } },
  });
  await answerRound(session, 2, "no");

  expect(await replaying).toEqual([
    { city: { action: "accept", content: { v: "Bergen" } } },
    {
      a: { action: "accept", content: { v: "no" } },
      b: { action: "accept", content: { v: "no" } },
    },
  ]);
});

it("says why nothing can be replayed", async () => {
  const session = createElicitationSession();
  const recording = createRecorder().getSnapshot();
  await expect(replayOperation(recording, "op9", { session })).rejects.toThrow(
    'Nothing was asked in the operation "op9"',
  );
});

it.each([
  ["no JSON", "not JSON"],
  ["[]", "`events` and `messages` are missing"],
  ['{"version":2,"events":[],"messages":[]}', "another version"],
])("says what is wrong with a file that is no recording: %s", (text, why) => {
  expect(() => readRecording(text)).toThrow(why);
});

it("leaves out entries of a recording that are none", () => {
  const text = JSON.stringify({ version: 1, events: [null, { type: "asked" }], messages: [7] });
  expect(readRecording(text)).toEqual({ version: 1, events: [], messages: [] });
});

it("keeps the latest of many messages, and tells its subscribers", async () => {
  const recorder = createRecorder({ limit: 3 });
  let told = 0;
  recorder.subscribe(() => {
    told += 1;
  });
  const transport = new StreamableHTTPClientTransport(new URL("http://127.0.0.1:9/"));
  recorder.watch(transport, "nobody");
  for (let id = 1; id <= 5; id += 1) transport.onmessage?.({ jsonrpc: "2.0", id, result: {} });
  expect(recorder.getSnapshot().messages).toHaveLength(0);
  transport.onmessage = () => undefined;
  for (let id = 1; id <= 5; id += 1) transport.onmessage({ jsonrpc: "2.0", id, result: {} });
  expect(recorder.getSnapshot().messages.map(({ number }) => number)).toEqual([3, 4, 5]);
  expect(told).toBe(5);
  recorder.clear();
  expect(recorder.getSnapshot()).toEqual({ version: 1, events: [], messages: [] });
});
