import type { CoverageV8Options } from "vitest/node";

// Branches of the pure rooms, counted over the unit tests: pnpm coverage, and a step of pnpm test.

/** Rooms that decide what is shown and sent: nearly each of their branches is run. */
const pure = ["form", "url", "text"].map((room) => `packages/client-core/src/${room}/**/*.ts`);

/** What `--coverage` counts, and what it fails under. */
export const coverage: CoverageV8Options & { provider: "v8" } = {
  provider: "v8",
  include: [...pure, "packages/client-core/src/session/**/*.ts"],
  exclude: [
    "**/*.test.ts",
    "**/*.testing.ts",
    "**/*.d.ts",
    "**/*.generated.*",
    "**/test/**",
    "**/testdata/**",
  ],
  reporter: [["text", { skipFull: true }], "json-summary", "json"],
  reportsDirectory: "reports/coverage",
  thresholds: Object.fromEntries(
    pure.map((room) => [room, { branches: 95, functions: 95, lines: 95, statements: 95 }]),
  ),
};
