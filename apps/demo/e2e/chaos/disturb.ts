import type { BrowserContext, Page } from "@playwright/test";
import { fates, type Network } from "./network.js";
import type { Random } from "./random.js";

export interface World {
  context: BrowserContext;
  network: Network;
  random: Random;
  tabs: Page[];
  origin: string;
  /** When tabs were torn from what they were doing. */
  torn: number[];
  open(copyOf?: Page): Promise<Page>;
}

/** Lets one thing go wrong. @returns its name */
export async function disturb(world: World, page: Page): Promise<string> {
  const { network, random, torn } = world;
  const name = random.pick(Object.keys(troubles));
  if (random.next() < 0.5) {
    network.next = random.pick(fates);
    return network.next;
  }
  if (name === "reload" || name === "storageCleared" || name === "anotherTab")
    torn.push(Date.now());
  await troubles[name]?.(world, page);
  return name;
}

const troubles: { [name: string]: (world: World, page: Page) => Promise<unknown> } = {
  reload: (_, page) => page.reload(),
  async frozen({ context }, page) {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await devtools.send("Page.setWebLifecycleState", { state: "active" });
    await devtools.detach();
  },
  async hidden({ context, origin }) {
    const front = await context.newPage();
    await front.goto(`${origin}/config.json`);
    await front.bringToFront();
    await front.close();
  },
  clockForward: (_, page) => jump(page, 2 * 3_600_000),
  clockBack: (_, page) => jump(page, -24 * 3_600_000),
  storageFull: (_, page) =>
    page.evaluate(() => {
      for (const area of [sessionStorage, localStorage]) {
        for (let size = 1 << 22; size >= 1; size >>= 1) {
          try {
            for (let i = 0; ; i++) area.setItem(`filler ${size} ${i}`, "x".repeat(size));
          } catch {
            // No more room for this size.
          }
        }
      }
    }),
  storageCleared: (_, page) =>
    page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    }),
  /** As “duplicate tab” does it: with what the tab has stored. */
  async anotherTab(world, page) {
    if (world.tabs.length < 3) world.tabs.push(await world.open(page));
  },
  async tabClosed({ tabs, torn }, page) {
    if (tabs.length < 2) return;
    torn.push(Date.now());
    tabs.splice(tabs.indexOf(page), 1);
    await page.close();
  },
  async offline({ context }) {
    await context.setOffline(true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await context.setOffline(false);
  },
};

function jump(page: Page, by: number): Promise<void> {
  return page.evaluate((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
  }, by);
}
