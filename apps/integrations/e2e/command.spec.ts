import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const script = fileURLToPath(new URL("../../../scripts/integrations.mjs", import.meta.url));

test("pnpm integrations prints where it is, serves every page, and ends on Ctrl-C", async () => {
  const running = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(running, "exit");
  running.stdout.setEncoding("utf8");
  let printed = "";
  let address: string | undefined;
  for await (const text of running.stdout) {
    printed += text;
    address = /in your stack: (http:\/\/127\.0\.0\.1:\d+)/u.exec(printed)?.[1];
    if (address) break;
  }
  const list = await (await fetch(`${address}/`)).text();
  const links = [...list.matchAll(/<a href="([^"]+)"/gu)].map(([, link]) => link);
  expect(links).toEqual(["/plain-react/", "/assistant-ui/", "/ai-sdk/", "/ai-sdk-own-client/"]);
  for (const link of links) expect((await fetch(`${address}${link}`)).status).toBe(200);

  running.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${address}/`)).rejects.toThrow();
});
