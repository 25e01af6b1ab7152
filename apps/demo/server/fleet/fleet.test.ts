import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type Service, startService } from "../service.js";
import { openStore } from "../store/open.js";
import { connectRobot } from "./robot.js";
import { startRoundRobin } from "./roundRobin.js";

const key = "one key for all instances, 32 bytes and more";
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Two instances that share nothing but a file, behind a round-robin proxy. */
async function startFleet() {
  const folder = await mkdtemp(join(tmpdir(), "askback-fleet-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const instances: Service[] = [];
  for (let index = 0; index < 2; index++) {
    const store = await openStore({ sqlitePath: join(folder, "store.sqlite") });
    const instance = await startService({ port: 0, pageOrigins: [], key, store });
    instances.push(instance);
    cleanups.push(
      () => store.close(),
      () => instance.close(),
    );
  }
  const proxy = await startRoundRobin(instances.map(({ origin }) => origin));
  cleanups.push(() => proxy.close());
  return { instances, proxy, url: `${proxy.origin}/mcp` };
}

function details(name: string) {
  return { name, guests: 2, seating: "inside" };
}

const booking = { name: "book_table", arguments: { restaurant: "Da Nonna" } };

describe("two instances that share only the store", () => {
  it("books: each round may land on either", async () => {
    const { proxy, url } = await startFleet();
    const answers = { details: details("Ada"), time: { time: "19:30" } };
    const robot = await connectRobot({ url, key, user: "alice", answers });
    const result = await robot.client.callTool(booking);
    expect(JSON.stringify(result.content)).toContain("The table is under “Ada”");
    expect(proxy.answered.every((count) => count > 0)).toBe(true);
    await robot.close();
  });

  it("loses nothing when one of them is gone in the middle", async () => {
    const { instances, url } = await startFleet();
    const answers = {
      details: details("Grace"),
      time: async () => {
        await instances[0]?.close();
        return { time: "21:30" };
      },
    };
    const robot = await connectRobot({ url, key, user: "bob", answers });
    const result = await robot.client.callTool(booking);
    expect(JSON.stringify(result.content)).toContain("The table is under “Grace”");
    await robot.close();
  });

  it("crosses no answers among many users at once", async () => {
    const { url } = await startFleet();
    const names = Array.from({ length: 24 }, (_, index) => `Guest ${index}`);
    const results = await Promise.all(
      names.map(async (name, index) => {
        const answers = { details: details(name), time: { time: "18:00" } };
        const user = index % 2 === 0 ? ("alice" as const) : ("bob" as const);
        const robot = await connectRobot({ url, key, user, answers });
        const result = await robot.client.callTool(booking);
        await robot.close();
        return JSON.stringify(result.content);
      }),
    );
    results.forEach((result, index) => {
      expect(result).toContain(`The table is under “Guest ${index}”`);
    });
  });
});
