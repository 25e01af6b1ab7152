import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArgs } from "./scripts/chromium.mjs";
import { coverage } from "./scripts/coverage.js";

// Tests run the sources, not the builds: the condition picks `src` in each package's exports.
const conditions = ["askback-source", "module", "browser", "development|production"];
const nodeConditions = ["askback-source", "node", "development|production"];
const sources = {
  resolve: { conditions },
  ssr: { resolve: { conditions: nodeConditions, externalConditions: nodeConditions } },
};

interface Surroundings {
  theme: "light" | "dark";
  viewport?: { value: string };
}

// The stories run in one of these at a time: `--mode dark`. They are widths, heights and themes that
// people have; .storybook/layout.ts measures every story in each.
const surroundings: { [mode: string]: Surroundings } = {
  test: { theme: "light" },
  /** A small phone, or a desktop at 400 %. */
  dark: { theme: "dark", viewport: { value: "phone" } },
  /** A 1280 by 800 window at 200 %. */
  zoom: { theme: "light", viewport: { value: "twice" } },
};

// Made anew for each project: Vitest writes the names of its runs into it.
const chromium = () => ({
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
});

export default defineConfig(({ mode }) => {
  const initialGlobals = { ...(surroundings[mode] ?? surroundings.test) };
  return {
    test: {
      coverage,
      projects: [
        {
          ...sources,
          test: {
            name: "unit",
            testTimeout: 60_000,
            environment: "node",
            include: [
              "packages/client-core/**/*.test.ts",
              "apps/demo/{server,web}/**/*.test.ts",
              "scripts/**/*.test.ts",
            ],
            setupFiles: ["packages/client-core/test/seed.ts"],
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
            testTimeout: 60_000,
          },
        },
        {
          // What engines could read differently, in a browser as well as in Node.
          ...sources,
          test: {
            name: "chromium",
            testTimeout: 60_000,
            include: ["packages/client-core/test/**/*.chromium.ts"],
            api: { host: "127.0.0.1" },
            browser: chromium(),
          },
        },
        {
          plugins: [storybookTest({ configDir: ".storybook", initialGlobals })],
          test: {
            name: "stories",
            testTimeout: 60_000,
            api: { host: "127.0.0.1" },
            browser: chromium(),
          },
        },
      ],
    },
  };
});
