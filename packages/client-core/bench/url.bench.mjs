// Times inspectUrl on the addresses of the test cases and on a very long one. Nothing comparable is on
// npm; beside it stands the least that any consent dialog does: parse the address, find the domain.
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { parse } from "tldts";
import { target } from "./measure.mjs";

const started = performance.now();
const { inspectUrl } = await import("../dist/url/index.js");
const loaded = performance.now() - started;

const cases = JSON.parse(
  readFileSync(new URL("../src/url/testdata/cases.json", import.meta.url), "utf8"),
);
const runs = cases.map(({ url, serverOrigin, development }) => [
  url,
  { ...(serverOrigin ? { serverOrigin } : {}), ...(development ? { development } : {}) },
]);

/** @param {number[]} times */
function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { p10: at(0.1), median: at(0.5), p90: at(0.9), p99: at(0.99) };
}

/** @param {string} title @param {number[]} microseconds @param {number} [budget] of the median */
function print(title, microseconds, budget) {
  const { p10, median, p90, p99 } = spread(microseconds);
  const show = (value) => `${value.toFixed(1)} µs`.padStart(11);
  console.log(
    `${title.padEnd(34)} median ${show(median)}  p10 ${show(p10)}  p90 ${show(p90)}  p99 ${show(p99)}`,
  );
  if (budget !== undefined) target(`${title}, median`, median, budget, "µs");
}

function time(text, context) {
  const start = performance.now();
  inspectUrl(text, context);
  return (performance.now() - start) * 1000;
}

/** @param {string} text @returns {number} µs of parsing the address and finding its domain */
function timeLeast(text) {
  const start = performance.now();
  try {
    parse(new URL(text).hostname, { allowPrivateDomains: true });
  } catch {
    // Some of the cases are no addresses at all.
  }
  return (performance.now() - start) * 1000;
}

const first = time(...runs[0]);
for (let i = 0; i < 50; i += 1) for (const run of runs) time(...run);

const perCase = [];
const least = [];
for (let round = 0; round < 60; round += 1) {
  for (const run of runs) {
    perCase.push(time(...run));
    least.push(timeLeast(run[0]));
  }
}
const long = `https://login.example.com/a?state=${"A".repeat(5000)}&next=%2F${"b%20".repeat(1240)}`;
const longTimes = Array.from({ length: 300 }, () => time(long, {}));

console.log(
  `url: loading the module ${loaded.toFixed(1)} ms, first address ${(first / 1000).toFixed(2)} ms`,
);
print(`${runs.length} cases`, perCase, 50);
print("the same, URL and domain only", least);
print(`an address of ${long.length} characters`, longTimes, 1_000);
