import { type CDPSession, expect, test } from "@playwright/test";
import { type FormSite, startFormSite } from "./formSite.js";

let site: FormSite;
test.beforeAll(async () => {
  site = await startFormSite("leakPage");
});
test.afterAll(async () => {
  await site.close();
});

const prompts = 1_000;
/** Each way of showing must have been there, and the session keeps its last 100 operations. */
const warmUp = 240;
/** What engines keep of code that has run often: compiled code, feedback, caches of styles. */
const heapMargin = 1_000_000;

interface Level {
  heap: number;
  nodes: number;
  listeners: number;
}

async function measure(devtools: CDPSession): Promise<Level> {
  // What one collection lets go of, the next one frees.
  for (let i = 0; i < 3; i++) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: read("JSHeapUsedSize"),
    nodes: read("Nodes"),
    listeners: read("JSEventListeners"),
  };
}

test(`${prompts} prompts, shown and answered, leave nothing behind`, async ({
  page,
  context,
}, info) => {
  test.setTimeout(300_000);
  await page.goto(site.origin);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  const ask = (presentation: "dialog" | "inline", count: number) =>
    page.evaluate(([how, often]) => window.askOften(how, often), [presentation, count] as const);

  await ask("dialog", warmUp / 2);
  await ask("inline", warmUp / 2);
  const before = await measure(devtools);
  const rounds = 10;
  const actions: string[] = [];
  for (let round = 0; round < rounds; round++) {
    actions.push(...(await ask(round % 2 ? "inline" : "dialog", prompts / rounds)));
  }
  const after = await measure(devtools);

  const figures = `${JSON.stringify(before)} -> ${JSON.stringify(after)}`;
  info.annotations.push({ type: "levels", description: figures });
  expect(actions).toHaveLength(prompts);
  expect(new Set(actions)).toEqual(new Set(["accept", "decline", "cancel"]));
  expect(after.nodes, figures).toBeLessThanOrEqual(before.nodes);
  expect(after.listeners, figures).toBeLessThanOrEqual(before.listeners);
  expect(after.heap - before.heap, figures).toBeLessThan(heapMargin);
});
