// What one event costs when many operations wait, and what is left in memory when they are over.
import { createElicitationSession, preloadEngine } from "@askback/client-core";
import { median, race, show, target } from "./measure.mjs";

await preloadEngine();
const provenance = {
  server: { id: "bench", origin: "https://bench.test" },
  source: /** @type {const} */ ({ kind: "unknown" }),
};
const params = {
  message: "Which one?",
  requestedSchema: { type: "object", properties: { v: { type: "string" } } },
};
const policy = { promptsPerMinute: Number.POSITIVE_INFINITY, keepEnded: 10 };

/** @param {number} waiting how many operations wait for input */
async function createWaiting(waiting) {
  const session = createElicitationSession({ policy });
  session.attach({ form: true, url: true });
  let told = 0;
  session.subscribe(() => {
    told += 1;
  });
  for (let at = 0; at < waiting; at += 1) {
    session.ask(params, provenance).catch(() => undefined);
  }
  await new Promise((resolve) => setImmediate(resolve));
  const { operations } = session.getSnapshot();
  if (operations.length !== waiting) throw new Error(`${operations.length} operations wait`);
  const id = operations[Math.floor(waiting / 2)]?.id ?? "";
  const [key = ""] = Object.keys(operations[0]?.round?.items ?? {});
  const events = 200;
  /** An event as an interface makes many of them: what was typed is kept, the snapshot read. */
  const run = () => {
    const before = told;
    for (let at = 0; at < events; at += 1) {
      session.saveDrafts(id, key, { f0: String(at) });
      if (session.getSnapshot().operations.length !== waiting) throw new Error("lost one");
    }
    if (told - before !== events) throw new Error("an event was not told");
  };
  return { run, events };
}

const [one, many] = [await createWaiting(1), await createWaiting(1_000)];
const [withOne = [], withMany = []] = (
  await race([one.run, many.run], { warmUp: 20, runs: 100 })
).map((times) => times.map((time) => time / one.events));
console.log(`  one event, 1 operation waiting:     ${show(withOne)}`);
console.log(`  one event, 1,000 operations waiting: ${show(withMany)}`);
target(
  "one event with 1,000 operations waiting against 1",
  median(withMany) / median(withOne),
  3,
  "times",
);

/** @param {import("@askback/client-core").ElicitationSession} session @param {number} count */
async function runOperations(session, count) {
  for (let at = 0; at < count; at += 1) {
    const answered = session.ask(params, provenance);
    await Promise.resolve();
    for (const { id, status, round } of session.getSnapshot().operations) {
      const [key] = Object.keys(round?.items ?? {});
      if (status === "awaitingInput" && key !== undefined) {
        session.respond(id, key, { action: "accept", content: { v: "x" } });
      }
    }
    await answered;
  }
}

const heap = () => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

const session = createElicitationSession({ policy });
session.attach({ form: true, url: true });
await runOperations(session, 2_000);
const before = heap();
await runOperations(session, 10_000);
const grown = (heap() - before) / 2 ** 20;
target("heap growth after 10,000 operations", grown, 2, "MB");
