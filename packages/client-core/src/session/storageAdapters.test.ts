import "fake-indexeddb/auto";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ElicitationError } from "../errors.js";
import {
  createIndexedDbStorage,
  createMemoryStorage,
  createWebStorage,
  type StorageArea,
} from "./storageAdapters.js";
import { describeStorage, ids, record, type StorageKind } from "./storageContract.testing.js";
import type { LockManager } from "./storageLocks.js";

let time = 0;
const now = () => time;

class QuotaExceededError extends Error {
  override readonly name = "QuotaExceededError";
}

/** A Web Storage of so many characters. */
function createArea(
  limit = Number.POSITIVE_INFINITY,
): StorageArea & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      const others = [...entries].filter(([other]) => other !== key);
      const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
      if (used + key.length + value.length > limit) throw new QuotaExceededError("full");
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  };
}

/** Web Locks of one origin: what the tabs share. */
function createLocks(): LockManager {
  const held = new Set<string>();
  return {
    async request(name, _options, callback) {
      if (held.has(name)) return callback(null);
      held.add(name);
      await callback({ name });
      held.delete(name);
    },
  };
}

beforeEach(() => {
  time = 1_000;
  vi.stubGlobal("indexedDB", new IDBFactory());
  return () => vi.unstubAllGlobals();
});

/** `open` gives the store as a further page of the same browser has it. */
const setTime = (next: number) => {
  time = next;
};
const kinds: StorageKind[] = [
  {
    name: "sessionStorage",
    setTime,
    createLocks,
    create() {
      const area = createArea();
      return (locks) => createWebStorage({ area: () => area, now, ...(locks ? { locks } : {}) });
    },
  },
  {
    name: "IndexedDB",
    setTime,
    createLocks,
    create: () => (locks) => createIndexedDbStorage({ now, ...(locks ? { locks } : {}) }),
  },
];

for (const kind of kinds) describeStorage(kind);

describe.each(kinds)("$name without Web Locks", ({ create }) => {
  it("can be claimed once within a page that has no Web Locks, or may not use them", async () => {
    const open = create();
    const refuse: LockManager = { request: () => Promise.reject(new Error("SecurityError")) };
    for (const storage of [open(), open(refuse)]) {
      vi.stubGlobal("navigator", {});
      const release = await storage.claim("x");
      expect(await storage.claim("x")).toBeUndefined();
      release?.();
      expect(await storage.claim("x")).toBeTypeOf("function");
    }
  });
});

describe("a store that cannot do its work", () => {
  const rejection = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: ElicitationError) => error,
    );

  it("makes room by dropping what has expired before it gives up", async () => {
    const area = createArea(200);
    const storage = createWebStorage({ area: () => area, now });
    await storage.put(record("old", 1_500, "x".repeat(60)));
    time = 1_500;

    await storage.put(record("new", 9_000, "y".repeat(60)));

    expect(await ids(storage)).toEqual(["new"]);
  });

  it("says that it is full, and keeps what it had", async () => {
    const area = createArea(200);
    const storage = createWebStorage({ area: () => area, now });
    await storage.put(record("a", 9_000, "x".repeat(60)));

    const error = await rejection(storage.put(record("b", 9_000, "y".repeat(60))));

    expect(error).toMatchObject({ code: "STORAGE", cause: { name: "QuotaExceededError" } });
    expect(error?.message).toContain("full");
    expect(await ids(storage)).toEqual(["a"]);
  });

  it("says that it is blocked", async () => {
    const storage = createWebStorage({
      area: () => {
        throw new Error("SecurityError");
      },
    });
    for (const work of [storage.list(), storage.put(record("a")), storage.remove("a")]) {
      expect(await rejection(work)).toMatchObject({ code: "STORAGE" });
    }
    expect(await rejection(createWebStorage().list())).toMatchObject({ code: "STORAGE" });
  });

  it("says so for IndexedDB as well, and works again when the browser does", async () => {
    vi.stubGlobal("indexedDB", {
      open() {
        throw new Error("no database here");
      },
    });
    const storage = createIndexedDbStorage({ now });
    for (const work of [storage.list(), storage.put(record("a")), storage.remove("a")]) {
      expect(await rejection(work)).toMatchObject({ code: "STORAGE" });
    }

    vi.stubGlobal("indexedDB", new IDBFactory());

    await storage.put(record("a"));
    expect(await ids(storage)).toEqual(["a"]);
  });

  it("makes room in IndexedDB as well", async () => {
    const storage = createIndexedDbStorage({ now });
    await storage.put(record("old", 1_500));
    time = 1_500;
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
      throw new QuotaExceededError("full");
    });

    await storage.put(record("new", 9_000));
    time = 0;

    expect(full).toHaveBeenCalledTimes(2);
    expect(await ids(storage)).toEqual(["new"]);
  });

  it("leaves out what it cannot read, and leaves alone what is not its own", async () => {
    const area = createArea();
    const storage = createWebStorage({ area: () => area, now });
    area.setItem("askback:operation:torn", '{"id":"torn","expiresAt":90');
    area.setItem("askback:operation:foreign", '"text"');
    area.setItem("askback:operation:typed", '{"id":1,"expiresAt":9000,"json":"{}"}');
    area.setItem("theirs", "kept");
    await storage.put(record("mine", 9_000));

    expect(await ids(storage)).toEqual(["mine"]);
    expect(area.getItem("theirs")).toBe("kept");
  });
});

describe("a store in memory", () => {
  it("keeps copies, expires and can be claimed", async () => {
    const storage = createMemoryStorage({ now });
    const data = { answers: { a: 1 } };
    await storage.put(record("a", 2_000, data));
    data.answers.a = 2;
    expect(await storage.list()).toEqual([record("a", 2_000, { answers: { a: 1 } })]);

    expect(await storage.claim("a")).toBeTypeOf("function");
    expect(await storage.claim("a")).toBeUndefined();
    time = 2_000;
    expect(await storage.list()).toEqual([]);
  });
});
