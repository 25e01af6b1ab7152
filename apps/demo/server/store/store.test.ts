import Database from "better-sqlite3";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { createMemoryStore } from "./memory.js";
import { findRedis, noRedis } from "./redis.testing.js";
import { createSqliteStore } from "./sqlite.js";
import type { Store } from "./types.js";

interface Kind {
  name: string;
  open(): Promise<Store>;
  /** Lets the time of the entry `key` pass, which was set for one second. */
  pass(store: Store, key: string): Promise<void>;
  missing?: boolean;
}

let clock = 1_000_000;
const now = () => clock;
const turnClock = async () => {
  clock += 1000;
};

const redis = await findRedis();
afterAll(() => redis?.close());
let opened = 0;

const kinds: readonly Kind[] = [
  { name: "memory", open: async () => createMemoryStore(now), pass: turnClock },
  {
    name: "SQLite",
    open: async () => createSqliteStore(Database, ":memory:", now),
    pass: turnClock,
  },
  {
    name: `Redis${redis ? "" : ` (${noRedis})`}`,
    missing: !redis,
    async open() {
      const { createRedisStore } = await import("./redis.js");
      opened += 1;
      return createRedisStore(redis?.url ?? "", `test-${process.pid}-${opened}:`);
    },
    // Its clock cannot be turned.
    pass: (store, key) =>
      vi.waitFor(async () => expect(await store.get(key)).toBeUndefined(), { timeout: 20_000 }),
  },
];

for (const { name, open, pass, missing = false } of kinds) {
  describe.skipIf(missing)(`the ${name} store`, () => {
    const stores: Store[] = [];
    afterEach(async () => {
      await Promise.all(stores.splice(0).map((store) => store.close()));
    });
    const start = async () => {
      const store = await open();
      stores.push(store);
      return store;
    };

    it("gives back what was set, and nothing after its time", async () => {
      const store = await start();
      await store.set("a", "1", 1);
      await store.set("b", "2", 60);
      expect(await store.get("a")).toBe("1");
      await pass(store, "a");
      expect(await store.get("a")).toBeUndefined();
      expect(await store.take("a")).toBeUndefined();
      expect(await store.get("b")).toBe("2");
    });

    it("replaces value and time", async () => {
      const store = await start();
      await store.set("a", "1", 1);
      await store.set("a", "2", 60);
      await store.set("later", "", 1);
      await pass(store, "later");
      expect(await store.get("a")).toBe("2");
    });

    it("lets only one of many takers have an entry", async () => {
      const store = await start();
      await store.set("ticket", "yours", 60);
      const taken = await Promise.all(Array.from({ length: 20 }, () => store.take("ticket")));
      expect(taken.filter((value) => value !== undefined)).toEqual(["yours"]);
      expect(await store.get("ticket")).toBeUndefined();
    });

    it("forgets what was deleted, and what never was there", async () => {
      const store = await start();
      await store.set("a", "1", 60);
      await store.delete("a");
      await store.delete("never");
      expect(await store.get("a")).toBeUndefined();
      expect(await store.take("never")).toBeUndefined();
    });

    it("keeps any text as it is", async () => {
      const store = await start();
      const odd = '{"a":"ä\\u0000","b":"👩‍🚀\n"}\0';
      await store.set("key with spaces: and ünïcode", odd, 60);
      expect(await store.get("key with spaces: and ünïcode")).toBe(odd);
      expect(await store.take("key with spaces: and ünïcode")).toBe(odd);
    });
  });
}
