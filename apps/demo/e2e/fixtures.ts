import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { type Demo, startDemo } from "../server/start.js";
import { checkWire, recordWire, type Wire } from "./wire.js";

export * from "./actions.js";

const pageRoot = fileURLToPath(new URL("../dist/web", import.meta.url));
const key = "a key for tests, at least 32 bytes long";

interface Fixtures {
  /** The page and its servers, on ports of their own, for this test alone. */
  demo: Demo;
  /** The JSON-RPC messages between page and servers, as they were on the wire. */
  wire: Wire;
  /** What the page complained about: uncaught errors and policy violations. Checked at the end. */
  complaints: undefined;
  /** Each message on the wire is checked against the protocol's schema. */
  conforming: undefined;
  /** Nothing comes from another host, and nothing opens a dialog of the browser's. Checked at the end. */
  contained: undefined;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  demo: async ({}, use) => {
    const demo = await startDemo({ pageRoot, port: 0, key, guardMs: 0 });
    await use(demo);
    await demo.close();
  },
  wire: async ({ page }, use) => {
    await use(recordWire(page));
  },
  conforming: [
    async ({ page, demo }, use) => {
      // What the trickster says breaks the rules on purpose.
      const wrong = checkWire(page, (url) => !url.startsWith(demo.hostileOrigin));
      await use(undefined);
      expect(await wrong(), "messages that the protocol's schema does not allow").toEqual([]);
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (/content security policy|trusted(html|script)/iu.test(message.text())) {
          complaints.push(message.text());
        }
      });
      await use(undefined);
      expect(complaints, "uncaught errors and policy violations").toEqual([]);
    },
    { auto: true },
  ],
  contained: [
    async ({ page }, use) => {
      const escaped: string[] = [];
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol !== "data:" && hostname !== "127.0.0.1") escaped.push(request.url());
      });
      page.on("dialog", (dialog) => {
        escaped.push(`a dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await use(undefined);
      expect(escaped, "requests to other hosts, and dialogs").toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
