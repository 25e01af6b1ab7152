import { describe, expect, it } from "vitest";
import type { ElicitationStorage } from "./storage.js";
import type { LockManager } from "./storageLocks.js";

export const record = (id: string, expiresAt = 2_000, data: unknown = { state: "" }) => ({
  id,
  expiresAt,
  data,
});

export const ids = async (storage: ElicitationStorage) =>
  (await storage.list()).map(({ id }) => id).sort();

/** A kind of store, in whatever browser the tests run. */
export interface StorageKind {
  name: string;
  /** A browser: what it gives opens the store as one more of its pages has it. */
  create(): (locks?: LockManager) => ElicitationStorage;
  /** What the pages share; the browser's own when absent. */
  createLocks?(): LockManager;
  /** Sets the time by which the stores go. */
  setTime(time: number): void;
}

/** What the session relies on, whatever it is kept in. */
export function describeStorage(kind: StorageKind): void {
  const { create, setTime } = kind;
  describe(`operations in ${kind.name}`, () => {
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
      setTime(1_500);
      expect(await ids(storage)).toEqual(["later"]);

      setTime(0);

      expect(await ids(storage)).toEqual(["later"]);
    });

    it("belong to one tab at a time, where the browser has Web Locks [M-22]", async () => {
      const open = create();
      const locks = kind.createLocks?.();
      const [here, there] = [open(locks), open(locks)];

      const release = await here.claim("a");
      expect(release).toBeTypeOf("function");
      expect(await there.claim("a")).toBeUndefined();
      expect(await there.claim("b")).toBeTypeOf("function");

      release?.();
      await expect.poll(() => there.claim("a")).toBeTypeOf("function");
    });
  });
}
