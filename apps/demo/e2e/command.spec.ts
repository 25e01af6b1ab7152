import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const script = fileURLToPath(new URL("../../../scripts/demo.mjs", import.meta.url));

test("pnpm demo prints where it is, serves the page, and ends on Ctrl-C", async () => {
  const demo = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(demo, "exit");
  demo.stdout.setEncoding("utf8");
  let printed = "";
  let address: string | undefined;
  for await (const text of demo.stdout) {
    printed += text;
    address = /Askback demo: (http:\/\/127\.0\.0\.1:\d+)/u.exec(printed)?.[1];
    if (address) break;
  }
  const page = await fetch(`${address}/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("<title>Askback demo</title>");
  const config = await (await fetch(`${address}/config.json`)).json();

  demo.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${address}/`)).rejects.toThrow();
  for (const server of config.servers) await expect(fetch(server.url)).rejects.toThrow();
});
