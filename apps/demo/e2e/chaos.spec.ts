import type { Page } from "@playwright/test";
import { disturb, type World } from "./chaos/disturb.js";
import { disturbNetwork, type Sent } from "./chaos/network.js";
import { goOn, look } from "./chaos/person.js";
import { createRandom } from "./chaos/random.js";
import { expect, test } from "./fixtures.js";

const seeds = (process.env.ASKBACK_CHAOS_SEEDS ?? "1,2,3").split(",").map(Number);
const steps = 14;
/** A tab that is torn away may not have seen what it was just handed. */
const blink = 3_000;

for (const seed of seeds) {
  test(`whatever goes wrong on the way to a table, no answer is lost in silence, doubled or crossed (seed ${seed}) [M-17] [M-20] [M-22]`, async ({
    context,
    demo,
  }, info) => {
    test.setTimeout(240_000);
    const random = createRandom(seed);
    const errors: string[] = [];
    const names = new Map<Page, string>();
    const history: string[] = [];
    const world: World = {
      context,
      random,
      origin: demo.origin,
      network: await disturbNetwork(context),
      tabs: [],
      torn: [],
      async open(copyOf) {
        const page = await context.newPage();
        page.on("pageerror", (error) => errors.push(error.message));
        if (copyOf) await page.addInitScript(copyStorage, await copyOf.evaluate(readStorage));
        await page.goto(demo.origin);
        return page;
      },
    };
    world.tabs.push(await world.open());

    for (let step = 0; step < steps; step++) {
      const page = random.pick(world.tabs);
      const name = `Guest ${seed}-${step}`;
      if (random.next() < 0.55) history.push(await disturb(world, page));
      if (page.isClosed()) continue;
      names.set(page, name);
      const seen = await look(page);
      history.push(`${seen} -> go on`);
      // What the person reaches for may be gone by then; the next step looks again.
      await goOn(page, name).catch(() => undefined);
      if (random.next() < 0.4) await settle(page);
      // A page that is frozen answers nothing.
      expect(await page.evaluate(() => 1)).toBe(1);
    }
    info.annotations.push({ type: "chaos", description: history.join("; ") });

    // Calm again: every tab comes to an end that its user can see.
    for (const page of world.tabs) {
      for (let step = 0; step < 8; step++) {
        const view = await settle(page);
        if (["booked", "told", "stopped", "nothing"].includes(view)) break;
        await goOn(page, `Guest ${seed}-last`).catch(() => undefined);
      }
      expect(["booked", "told", "stopped", "nothing"], history.join("; ")).toContain(
        await settle(page),
      );
      await expectOwnName(page);
    }
    expect(doubled(world.network.sent, world.torn), history.join("; ")).toEqual([]);
    expect(errors, history.join("; ")).toEqual([]);
  });
}

/** Waits until the tab is not on its way any more. */
async function settle(page: Page) {
  await expect.poll(() => look(page), { timeout: 20_000 }).not.toBe("busy");
  return look(page);
}

/** Rounds whose answer was sent again after the page had been told that it arrived. */
function doubled(sent: readonly Sent[], torn: readonly number[]): Sent[] {
  return sent.filter(({ round, at }, i) =>
    sent
      .slice(0, i)
      .some(
        ({ round: earlier, heard }) =>
          earlier === round &&
          heard !== undefined &&
          heard < at &&
          !torn.some((moment) => Math.abs(moment - (heard ?? 0)) < blink),
      ),
  );
}

/** A booking is under a name that was typed for it: the receipt above it says which. */
async function expectOwnName(page: Page): Promise<void> {
  for (const turn of await page.locator(".turn").all()) {
    const text = (await turn.textContent()) ?? "";
    const booked = /The table is under “([^”]+)”/u.exec(text)?.[1];
    if (booked !== undefined) expect(text.split(booked).length, text).toBeGreaterThan(2);
  }
}

function readStorage(): [string, string][] {
  return Object.entries({ ...sessionStorage });
}

function copyStorage(entries: [string, string][]): void {
  // Once: a reload finds what the tab itself has stored.
  if (window.name === "copied") return;
  window.name = "copied";
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
}
