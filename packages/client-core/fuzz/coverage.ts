interface FileCoverage {
  b: { [branch: string]: number[] };
  f: { [called: string]: number };
}

/** Which branches inputs reach, and how often: 1, 2, 3 to 7, 8 to 31, more times. */
export interface Coverage {
  /** What one input has reached since the last call, as numbers that stand for branch and times. */
  take(): number[];
  /** Branches and functions there are. */
  branches: number;
}

/** @param rooms folders of src; the code has to be instrumented by Istanbul */
export function readCoverage(rooms: readonly string[]): Coverage {
  const files = Object.entries(
    (globalThis as { __coverage__?: { [file: string]: FileCoverage } }).__coverage__ ?? {},
  ).filter(([file]) => rooms.some((room) => file.includes(`/src/${room}/`)));
  const counters = files.flatMap(([, { b, f }]) => [...Object.values(b), f as unknown as number[]]);
  const branches = counters.reduce((sum, counter) => sum + Object.keys(counter).length, 0);
  return {
    branches,
    take() {
      const reached: number[] = [];
      let index = 0;
      for (const counter of counters) {
        for (const key of Object.keys(counter) as unknown as number[]) {
          const count = counter[key] ?? 0;
          if (count > 0) reached.push(index * 8 + timesOf(count));
          if (count > 0) counter[key] = 0;
          index++;
        }
      }
      return reached;
    },
  };
}

const timesOf = (count: number): number => [1, 2, 7, 31].filter((end) => count > end).length;

/** The branch alone. */
export const branchOf = (reached: number): number => Math.floor(reached / 8);
