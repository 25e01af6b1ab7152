import "fake-indexeddb/auto";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ElicitationError } from "../errors.js";
import {
  createIndexedDbStorage,
  createMemoryStorage,
  createWebStorage,
  type ElicitationStorage,
  type StorageArea,
} from "./storageAdapters.js";
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

const record = (id: string, expiresAt = 2_000, data: unknown = { state: "" }) => ({
  id,
  expiresAt,
  data,
});

const ids = async (storage: ElicitationStorage) =>
  (await storage.list()).map(({ id }) => id).sort();

/** `open` gives the store as a further page of the same browser has it. */
const kinds: { name: string; create: () => (locks?: LockManager) => ElicitationStorage }[] = [
  {
    name: "sessionStorage",
    create() {
      const area = createArea();
      return (locks) => createWebStorage({ area: () => area, now, ...(locks ? { locks } : {}) });
    },
  },
  {
    name: "IndexedDB",
    create: () => (locks) => createIndexedDbStorage({ now, ...(locks ? { locks } : {}) }),
  },
];

describe.each(kinds)("operations in $name", ({ create }) => {
  it("come back after a reload as they were [M-22]", async () => {
    const open = create();
    const data = JSON.parse(
      '{"requestState":"","answers":{"__proto__":{"action":"accept"},"ü \\u0000":[1]},"none":null}',
    );
    await open().put(record("op-1", 2_000, data));

    const [found] = await open().list();

    expect(found).toEqual({ id: "op-1", expiresAt: 2_000, data });
    expect(JSON.stringify(found?.data)).toBe(JSON.stringify(data));
  });

  it("are replaced by id, removed, and gone once removed", async () => {
    const open = create();
    const storage = open();
    await storage.put(record("a"));
    await storage.put(record("b"));
    await storage.put(record("a", 2_000, "second"));
    expect((await open().list()).find(({ id }) => id === "a")?.data).toBe("second");

    await storage.remove("a");
    await storage.remove("never there");

    expect(await ids(open())).toEqual(["b"]);
  });

  it("expire: what is over is neither listed nor kept [M-22]", async () => {
    const storage = create()();
    await storage.put(record("soon", 1_500));
    await storage.put(record("later", 9_000));
    time = 1_500;
    expect(await ids(storage)).toEqual(["later"]);

    time = 0;

    expect(await ids(storage)).toEqual(["later"]);
  });

  it("belong to one tab at a time, where the browser has Web Locks [M-22]", async () => {
    const open = create();
    const locks = createLocks();
    const [here, there] = [open(locks), open(locks)];

    const release = await here.claim("a");
    expect(release).toBeTypeOf("function");
    expect(await there.claim("a")).toBeUndefined();
    expect(await there.claim("b")).toBeTypeOf("function");

    release?.();
    await Promise.resolve();
    expect(await there.claim("a")).toBeTypeOf("function");
  });

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
