import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTickets } from "../connect/tickets.js";
import { openStore } from "../store/open.js";
import { findRedis, noRedis } from "../store/redis.testing.js";
import { connectRobot, type RobotOptions } from "./robot.js";
import { answers, asked } from "./scenarios.testing.js";
import { type Fleet, startFleet } from "./startFleet.js";
import { visitConnectPage } from "./visitConnectPage.js";

const key = "one key for all instances, 32 bytes and more";
const booking = { name: "book_table", arguments: { restaurant: "Da Nonna" } };
const redis = await findRedis();
const folder = await mkdtemp(join(tmpdir(), "askback-fleet-"));
afterAll(async () => {
  await redis?.close();
  await rm(folder, { recursive: true, force: true });
});

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const openFile = () => openStore({ sqlitePath: join(folder, "store.sqlite") });
const openRedis = () => openStore({ redisUrl: redis?.url });

async function freshFleet(): Promise<Fleet> {
  const fleet = await startFleet(key, openFile);
  cleanups.push(() => fleet.close());
  const store = await openFile();
  await createTickets(store).disconnect("alice");
  await store.close();
  return fleet;
}

async function robotOf({ url }: Fleet, options: Partial<RobotOptions> = {}) {
  const robot = await connectRobot({ url, key, user: "alice", answers, ...options });
  cleanups.push(() => robot.close());
  return robot;
}

const stores = [
  { name: "a file", open: openFile, missing: false },
  { name: `Redis${redis ? "" : ` (${noRedis})`}`, open: openRedis, missing: !redis },
];

for (const { name, open, missing } of stores) {
  describe.skipIf(missing)(`two instances that share only ${name}`, () => {
    let fleet: Fleet;
    beforeAll(async () => {
      fleet = await startFleet(key, open);
    });
    afterAll(() => fleet?.close());

    it.each(asked)(
      "$id comes to its result, each round on either",
      async ({ scenario, id, result }) => {
        const store = await open();
        const tickets = createTickets(store);
        if (id !== "forget-calendar") await tickets.disconnect("alice");
        await store.close();
        const before = [...fleet.proxy.answered];
        const robot = await robotOf(fleet, { era: scenario.era, visit: visitConnectPage });
        const options = {
          signal: new AbortController().signal,
          timeout: 20_000,
          onprogress: () => undefined,
          callId: id,
        };
        expect(scenario.read(await scenario.call(robot.client, options))).toContain(result);
        // A session of 2025-11-25 lives in one instance; everything else goes from one to the other.
        if (scenario.era === "legacy") return;
        const served = fleet.proxy.answered.map((count, index) => count - (before[index] ?? 0));
        expect(Math.min(...served)).toBeGreaterThan(0);
      },
    );
  });
}

describe("one of two instances is gone in the middle", () => {
  it.each([0, 1])("of a form: the answers go to the other one (%i)", async (index) => {
    const fleet = await freshFleet();
    const time = async () => {
      await fleet.instances[index]?.close();
      return { time: "21:30" };
    };
    const robot = await robotOf(fleet, { answers: { ...answers, time } });
    const result = await robot.client.callTool(booking);
    expect(JSON.stringify(result.content)).toContain("The table is under “Ada”");
  });

  it.each([0, 1])("of a page elsewhere: the other one serves the page (%i)", async (index) => {
    const fleet = await freshFleet();
    const visit: RobotOptions["visit"] = async (url, user) => {
      await fleet.instances[index]?.close();
      await visitConnectPage(url, user);
    };
    const robot = await robotOf(fleet, { visit });
    const result = await robot.client.callTool({ name: "read_calendar" });
    expect(JSON.stringify(result.content)).toContain("Connected as alice@harbour.example.");
  });

  it.each([0, 1])("of a retry: the answers are kept and sent again (%i)", async (index) => {
    const fleet = await freshFleet();
    const robot = await robotOf(fleet);
    let closing: Promise<void> | undefined;
    const onprogress = () => {
      closing ??= fleet.instances[index]?.close();
    };
    const result = await robot.client.callTool({ name: "search_archive" }, { onprogress });
    await closing;
    expect(JSON.stringify(result.content)).toContain("Searched 3 shelves");
    // The discovery is the first one's, the call the second one's, and the retry the first one's.
    expect(robot.resent).toBe(index === 0 ? 1 : 0);
  });
});

describe("many users at once", () => {
  it("get their own answers", async () => {
    const fleet = await freshFleet();
    const names = Array.from({ length: 24 }, (_, index) => `Guest ${index}`);
    const results = await Promise.all(
      names.map(async (name, index) => {
        const details = { name, guests: 2, seating: "inside" };
        const user = index % 2 === 0 ? ("alice" as const) : ("bob" as const);
        const robot = await robotOf(fleet, { user, answers: { ...answers, details } });
        return JSON.stringify((await robot.client.callTool(booking)).content);
      }),
    );
    results.forEach((result, index) => {
      expect(result).toContain(`The table is under “Guest ${index}”`);
    });
  });
});
