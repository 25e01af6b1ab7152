import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArgs } from "./scripts/chromium.mjs";

// Tests run the sources, not the builds: the condition picks `src` in each package's exports.
const conditions = ["askback-source", "module", "browser", "development|production"];
const nodeConditions = ["askback-source", "node", "development|production"];
const sources = {
  resolve: { conditions },
  ssr: { resolve: { conditions: nodeConditions, externalConditions: nodeConditions } },
};

const chromium = {
  enabled: true,
  headless: true,
  api: { host: "127.0.0.1" },
  provider: playwright({
    // Nothing is half faded in when a story looks at it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: chromiumArgs,
    },
  }),
  instances: [{ browser: "chromium" as const }],
  screenshotFailures: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        ...sources,
        test: {
          name: "unit",
          environment: "node",
          include: [
            "packages/client-core/**/*.test.ts",
            "apps/demo/{server,web}/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
        },
      },
      {
        ...sources,
        plugins: [react()],
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["packages/elicitation-react/**/*.test.{ts,tsx}"],
          setupFiles: ["packages/elicitation-react/test/setup.ts"],
        },
      },
      {
        // What engines could read differently, in a browser as well as in Node.
        ...sources,
        test: {
          name: "chromium",
          include: ["packages/client-core/test/**/*.chromium.ts"],
          api: { host: "127.0.0.1" },
          browser: chromium,
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          api: { host: "127.0.0.1" },
          browser: chromium,
        },
      },
    ],
  },
});
