import Database from "better-sqlite3";
import { afterEach, describe, expect, it } from "vitest";
import { createMemoryStore } from "./memory.js";
import { createRedisStore } from "./redis.js";
import { createSqliteStore } from "./sqlite.js";
import type { Store } from "./types.js";

let clock = 1_000_000;
const now = () => clock;
const opened: Store[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

const stores: [string, () => Store][] = [
  ["memory", () => createMemoryStore(now)],
  ["SQLite", () => createSqliteStore(Database, ":memory:", now)],
];

describe.each(stores)("the %s store", (_name, create) => {
  const open = () => {
    const store = create();
    opened.push(store);
    return store;
  };

  it("gives back what was set, and nothing after its time", async () => {
    const store = open();
    await store.set("a", "1", 60);
    expect(await store.get("a")).toBe("1");
    clock += 60_000;
    expect(await store.get("a")).toBeUndefined();
    expect(await store.take("a")).toBeUndefined();
  });

  it("replaces value and time", async () => {
    const store = open();
    await store.set("a", "1", 1);
    await store.set("a", "2", 60);
    clock += 2_000;
    expect(await store.get("a")).toBe("2");
  });

  it("lets only one of many takers have an entry", async () => {
    const store = open();
    await store.set("ticket", "yours", 60);
    const taken = await Promise.all(Array.from({ length: 20 }, () => store.take("ticket")));
    expect(taken.filter((value) => value !== undefined)).toEqual(["yours"]);
  });

  it("forgets what was deleted", async () => {
    const store = open();
    await store.set("a", "1", 60);
    await store.delete("a");
    expect(await store.get("a")).toBeUndefined();
  });
});

// Only where a Redis is there to be asked.
const redisUrl = process.env.REDIS_URL;
if (redisUrl) {
  describe("the Redis store", () => {
    it("does the same", async () => {
      const store = await createRedisStore(redisUrl, `test-${process.pid}:`);
      opened.push(store);
      await store.set("ticket", "yours", 60);
      expect(await store.get("ticket")).toBe("yours");
      const taken = await Promise.all(Array.from({ length: 20 }, () => store.take("ticket")));
      expect(taken.filter((value) => value !== undefined)).toEqual(["yours"]);
      expect(await store.get("ticket")).toBeUndefined();
    });
  });
}
