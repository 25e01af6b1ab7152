import type { Page } from "@playwright/test";
import { disturb, type World } from "./chaos/disturb.js";
import { type Errand, errands, secret } from "./chaos/errands.js";
import { disturbNetwork, type Sent } from "./chaos/network.js";
import { ends, goOn, look, nameOf, type View } from "./chaos/person.js";
import { createRandom } from "./chaos/random.js";
import { expect, test } from "./fixtures.js";

const seeds = (process.env.ASKBACK_CHAOS_SEEDS ?? "1,2").split(",").map(Number);
const steps = 14;
/** A tab that is torn away may not have seen what it was just handed. */
const blink = 3_000;

for (const errand of errands) {
  for (const seed of seeds) {
    test(`whatever goes wrong on the way to ${errand.title}, no answer is lost in silence, doubled or crossed (seed ${seed}) [M-17] [M-20] [M-22]`, async ({
      context,
      demo,
    }, info) => {
      test.setTimeout(240_000);
      const errors: string[] = [];
      const history: string[] = [];
      const world: World = {
        context,
        random: createRandom(seed),
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

      await test.step("trouble", () => trouble(world, errand, seed, history));
      info.annotations.push({ type: "chaos", description: history.join("; ") });
      await test.step("calm", () => calm(world, errand, seed, history));

      expect(doubled(world.network.sent, world.torn), history.join("; ")).toEqual([]);
      expect(world.network.bodies.filter((body) => body.includes(secret))).toEqual([]);
      expect(errors, history.join("; ")).toEqual([]);
    });
  }
}

async function trouble(world: World, errand: Errand, seed: number, history: string[]) {
  const { random } = world;
  for (let step = 0; step < steps; step++) {
    const page = random.pick(world.tabs);
    if (random.next() < 0.55) history.push(await disturb(world, page));
    if (page.isClosed()) continue;
    history.push(`${nameOf(await look(page, errand), errand)} -> go on`);
    // What the person reaches for may be gone by then; the next step looks again.
    await goOn(page, errand, `Guest ${seed}-${step}`, random).catch(() => undefined);
    if (random.next() < 0.4) await settle(page, errand, history);
    // A page that is frozen answers nothing.
    expect(await page.evaluate(() => 1)).toBe(1);
  }
}

/** Every tab comes to an end that its user can see. */
async function calm(world: World, errand: Errand, seed: number, history: string[]) {
  world.network.next = "fine";
  for (const [tab, page] of world.tabs.entries()) {
    for (let step = 0; step < 12; step++) {
      if (ends.includes(await settle(page, errand, history))) break;
      const name = `Guest ${seed}-${tab}-last-${step}`;
      await goOn(page, errand, name, world.random).catch(() => undefined);
    }
    expect(ends, history.join("; ")).toContain(await settle(page, errand, history));
    await expectOwnName(page, errand);
  }
}

/** Waits until the tab is not on its way any more. */
async function settle(page: Page, errand: Errand, history: readonly string[]): Promise<View> {
  let view: View = "busy";
  const looked = async () => {
    view = await look(page, errand);
    return view;
  };
  try {
    await expect.poll(looked, { timeout: 20_000 }).not.toBe("busy");
  } catch {
    const shown = await page.getByRole("main").textContent();
    throw new Error(`After ${history.join("; ")} the tab stays as it is:\n${shown}`);
  }
  return view;
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

/** A result is in a name that was typed for it: the receipt above it says which. */
async function expectOwnName(page: Page, { inTheNameOf }: Errand): Promise<void> {
  if (!inTheNameOf) return;
  for (const turn of await page.locator(".turn").all()) {
    const text = (await turn.textContent()) ?? "";
    const name = inTheNameOf.exec(text)?.[1];
    if (name !== undefined) expect(text.split(name).length, text).toBeGreaterThan(2);
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
