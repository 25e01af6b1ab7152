import { fileURLToPath } from "node:url";
import { test as setup } from "@playwright/test";
import { build } from "vite";

setup("the page builds", async () => {
  const configFile = fileURLToPath(new URL("../vite.config.ts", import.meta.url));
  await build({ configFile, logLevel: "warn" });
});
