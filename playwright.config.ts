import { defineConfig } from "@playwright/test";
import { chromiumArgs } from "./scripts/chromium.mjs";

export default defineConfig({
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    browserName: "chromium",
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: chromiumArgs,
    },
  },
  projects: [
    { name: "demo-build", testDir: "apps/demo/e2e", testMatch: /build\.setup\.ts/u },
    { name: "demo", testDir: "apps/demo/e2e", dependencies: ["demo-build"] },
    { name: "kit", testDir: "packages/elicitation-react/e2e" },
  ],
});
