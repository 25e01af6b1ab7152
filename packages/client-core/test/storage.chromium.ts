// The stores with a browser's own IndexedDB, sessionStorage and Web Locks.
import { beforeEach, describe, expect, it } from "vitest";
import {
  createIndexedDbStorage,
  createWebStorage,
  type ElicitationStorage,
} from "../src/session/storageAdapters.js";
import { describeStorage, ids, record } from "../src/session/storageContract.testing.js";

let time = 1_000;
let made = 0;
const now = () => time;
const setTime = (next: number) => {
  time = next;
};
/** Of one test: databases and locks outlive it. */
const fresh = () => `askback-test-${Date.now()}-${made++}`;

beforeEach(() => {
  time = 1_000;
  sessionStorage.clear();
});

describeStorage({
  name: "the browser's sessionStorage",
  setTime,
  create() {
    const namespace = fresh();
    return () => createWebStorage({ namespace, now });
  },
});

describeStorage({
  name: "the browser's IndexedDB",
  setTime,
  create() {
    const name = fresh();
    return () => createIndexedDbStorage({ name, now });
  },
});

const stores: { name: string; open: (name: string) => ElicitationStorage }[] = [
  { name: "sessionStorage", open: (namespace) => createWebStorage({ namespace, now }) },
  { name: "IndexedDB", open: (name) => createIndexedDbStorage({ name, now }) },
];

describe.each(stores)("$name and the other pages of the origin", ({ open }) => {
  it("a claim ends with the page that holds it [M-22]", async () => {
    const name = fresh();
    const frame = document.body.appendChild(document.createElement("iframe"));
    const { contentWindow } = frame;
    if (contentWindow === null) throw new Error("The frame has no window.");
    let held: (() => void) | undefined;
    await new Promise<void>((resolve) => {
      void contentWindow.navigator.locks.request(`${name}:operation:a`, () => {
        resolve();
        return new Promise<void>((release) => {
          held = release;
        });
      });
    });
    expect(held).toBeDefined();
    expect(await open(name).claim("a")).toBeUndefined();

    frame.remove();

    await expect.poll(() => open(name).claim("a")).toBeTypeOf("function");
  });
});

describe("a browser's storage that is full", () => {
  it("is said to be full, and keeps what it had [M-22]", async () => {
    const storage = createWebStorage({ namespace: fresh(), now });
    await storage.put(record("a", 9_000));
    for (let size = 1 << 22; size >= 1; size >>= 1) fill(size);

    await expect(storage.put(record("b", 9_000, "x".repeat(100)))).rejects.toMatchObject({
      code: "STORAGE",
      message: expect.stringContaining("full"),
      cause: { name: "QuotaExceededError" },
    });

    expect(await ids(storage)).toEqual(["a"]);
  });

  it("makes room by dropping what has expired [M-22]", async () => {
    const storage = createWebStorage({ namespace: fresh(), now });
    await storage.put(record("old", 1_500, "x".repeat(200)));
    for (let size = 1 << 22; size >= 1; size >>= 1) fill(size);
    time = 1_500;

    await storage.put(record("new", 9_000, "y".repeat(100)));

    expect(await ids(storage)).toEqual(["new"]);
  });
});

/** As many texts of this size as there is room for. */
function fill(size: number): void {
  try {
    for (;;) sessionStorage.setItem(`filler ${size} ${made++}`, "x".repeat(size));
  } catch {
    // That was the room for this size.
  }
}

describe("a database that goes away", () => {
  it("is opened again when it was deleted under us [M-22]", async () => {
    const name = fresh();
    const storage = createIndexedDbStorage({ name, now });
    await storage.put(record("a", 9_000));
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onerror = reject;
    });

    expect(await storage.list()).toEqual([]);
    await storage.put(record("b", 9_000));
    expect(await ids(storage)).toEqual(["b"]);
  });
});
