// What the benchmarks share: medians with their spread, and targets that are met or missed.

/** @param {number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * @param {number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = [...values].sort((left, right) => left - right);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/**
 * @param {number[]} values in ms
 * @returns {string} the median with the range that half of the runs lie in, in microseconds
 */
export function show(values) {
  const us = (/** @type {number} */ value) => (value * 1_000).toFixed(value < 0.1 ? 1 : 0);
  return `${us(median(values))} us (${us(quantile(values, 0.25))} to ${us(quantile(values, 0.75))})`;
}

/**
 * Runs the candidates in turn, so that what disturbs the machine disturbs all of them alike.
 *
 * @param {(() => Promise<void> | void)[]} candidates
 * @param {{ warmUp: number, runs: number }} options
 * @returns {Promise<number[][]>} ms of each run, by candidate
 */
export async function race(candidates, { warmUp, runs }) {
  const times = candidates.map(() => /** @type {number[]} */ ([]));
  for (let run = -warmUp; run < runs; run += 1) {
    for (const [at, candidate] of candidates.entries()) {
      const start = performance.now();
      await candidate();
      if (run >= 0) times[at]?.push(performance.now() - start);
    }
  }
  return times;
}

/**
 * @param {string} what
 * @param {number} value
 * @param {number} limit
 * @param {string} unit
 */
export function target(what, value, limit, unit) {
  const met = value <= limit;
  if (!met) process.exitCode = 1;
  console.log(
    `${met ? "met   " : "MISSED"} ${what}: ${value.toFixed(2)} ${unit} (at most ${limit})`,
  );
}
