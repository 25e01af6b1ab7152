import { defineConfig } from "vitest/config";

const conditions = ["askback-source", "node", "development|production"];
const pure = ["form", "url", "text"].map((room) => `packages/client-core/src/${room}/**/*.ts`);

// Branches of the pure rooms, counted over the unit tests of the core: pnpm coverage
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    environment: "node",
    include: ["packages/client-core/**/*.test.ts"],
    testTimeout: 60_000,
    coverage: {
      enabled: true,
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
      reporter: ["text", "json-summary", "json"],
      reportsDirectory: "reports/coverage",
      thresholds: Object.fromEntries(
        pure.map((room) => [room, { branches: 95, functions: 95, lines: 95, statements: 95 }]),
      ),
    },
  },
});
