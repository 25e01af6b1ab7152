import { defineConfig } from "@playwright/test";
import { chromiumArgs } from "./scripts/chromium.mjs";

export default defineConfig({
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    browserName: "chromium",
    actionTimeout: 15_000,
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: chromiumArgs,
    },
  },
  projects: [
    // The demo's command builds the page that the other tests open.
    { name: "demo-command", testDir: "apps/demo/e2e", testMatch: /command\.spec\.ts/u },
    {
      name: "demo",
      testDir: "apps/demo/e2e",
      testIgnore: /command\.spec\.ts/u,
      dependencies: ["demo-command"],
    },
    // As above, for the pages of the integrations.
    {
      name: "integrations-command",
      testDir: "apps/integrations/e2e",
      testMatch: /command\.spec\.ts/u,
    },
    {
      name: "integrations",
      testDir: "apps/integrations/e2e",
      testIgnore: /command\.spec\.ts/u,
      dependencies: ["integrations-command"],
    },
    { name: "kit", testDir: "packages/elicitation-react/e2e" },
  ],
});
