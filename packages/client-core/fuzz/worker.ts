import { parentPort, workerData } from "node:worker_threads";
import { readKept, writeKept } from "./corpus.js";
import { branchOf, readCoverage } from "./coverage.js";
import { minimise } from "./minimise.js";
import { type Json, mutate } from "./mutate.js";
import { createRandom } from "./random.js";
import type { Reader } from "./reader.js";
import { readers } from "./readers.js";

interface Order {
  name: string;
  /** It ends after so many seconds or inputs, whichever comes first. */
  seconds: number;
  inputs: number;
  /** Whether what it finds is written down. */
  keeps: boolean;
  seed: number;
  folder: string;
  /** The input at work, so that it is known when it never ends: a count, a length, the text. */
  current: SharedArrayBuffer;
}

const { name, seconds, inputs, keeps, seed, folder, current } = workerData as Order;
const reader: Reader = readers.find((one) => one.name === name) ?? raise(`no reader ${name}`);
const random = createRandom(seed);
const coverage = readCoverage(reader.rooms);
const [counter, text] = [new Int32Array(current, 0, 2), new Uint16Array(current, 8)];

const corpus: Json[] = [];
const known = new Set<number | string>();
const failures = new Map<string, { input: Json; message: string }>();
let executions = 0;

interface Run {
  reached: number[];
  features: readonly string[];
  error?: unknown;
}

async function run(input: Json): Promise<Run> {
  announce(JSON.stringify(input));
  executions++;
  try {
    const features = await reader.check(input);
    return { reached: coverage.take(), features };
  } catch (error) {
    return { reached: coverage.take(), features: [], error };
  }
}

function announce(json: string): void {
  const length = Math.min(json.length, text.length);
  for (let i = 0; i < length; i++) text[i] = json.charCodeAt(i);
  counter[1] = length;
  Atomics.add(counter, 0, 1);
}

/** What failed, without what is particular to the input. */
const signatureOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message.split(":")[0]}` : String(error);

async function tryOut(input: Json): Promise<void> {
  const { reached, features, error } = await run(input);
  if (error !== undefined) {
    const signature = signatureOf(error);
    if (!failures.has(signature)) await keepFailure(input, signature);
    return;
  }
  const news = [...reached, ...features].filter((one) => !known.has(one));
  if (news.length === 0) return;
  for (const one of news) known.add(one);
  corpus.push(input);
}

async function keepFailure(input: Json, signature: string): Promise<void> {
  failures.set(signature, { input, message: "" });
  const isSame = async (smaller: Json) => signatureOf((await run(smaller)).error) === signature;
  const smallest = await minimise(input, isSame);
  const { error } = await run(smallest);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  failures.set(signature, { input: smallest, message: message.slice(0, 600) });
}

/** The shortest inputs that together reach everything that the seeds do not. */
async function smallCorpus(): Promise<Json[]> {
  const seen = new Set<number | string>();
  const keysOf = ({ reached, features }: Run) => [...reached.map(branchOf), ...features];
  for (const input of reader.seeds) for (const key of keysOf(await run(input))) seen.add(key);
  const sized = corpus.map((input) => ({ input, size: JSON.stringify(input).length }));
  const kept: Json[] = [];
  for (const { input } of sized.filter(({ size }) => size < 600).sort((a, b) => a.size - b.size)) {
    const news = keysOf(await run(input)).filter((key) => !seen.has(key));
    if (news.length > 0) kept.push(input);
    for (const key of news) seen.add(key);
  }
  return kept;
}

const started = Date.now();
for (const input of [...reader.seeds, ...readKept("corpus", reader, folder)]) await tryOut(input);
for (const input of readKept("crashers", reader, folder)) await tryOut(input);
const other = () => random.pick<Json>(corpus, null);
while (Date.now() - started < seconds * 1_000 && executions < inputs) {
  // What was found last is changed most: it has been tried least.
  const recent = random.next() < 0.5 ? corpus.slice(-20) : corpus;
  await tryOut(mutate(random.pick<Json>(recent, null), { random, words: reader.words, other }));
}
const took = (Date.now() - started) / 1_000;
const reachedBranches = new Set(
  [...known].filter((one) => typeof one === "number").map((one) => branchOf(one)),
);
const searched = executions;
const sizes = [readKept("corpus", reader, folder).length];
if (keeps) {
  const kept = await smallCorpus();
  sizes.push(kept.length);
  writeKept("corpus", reader, kept, folder);
  const crashed = [...failures.values()].map(({ input }) => input);
  writeKept("crashers", reader, [...readKept("crashers", reader, folder), ...crashed], folder);
}
parentPort?.postMessage({
  executions: searched,
  seconds: took,
  branches: coverage.branches,
  reached: reachedBranches.size,
  features: known.size,
  corpus: sizes,
  failures: [...failures.values()],
});

function raise(message: string): never {
  throw new Error(message);
}
