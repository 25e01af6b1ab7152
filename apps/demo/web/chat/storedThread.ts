import type { Receipt } from "@askback/client-core";
import { z } from "zod";
import { keep } from "../app/keep.js";
import type { Turn } from "./types.js";

const explanation = z.object({
  title: z.string(),
  advice: z.string(),
  detail: z.string().exactOptional(),
});

const outcome = z.discriminatedUnion("status", [
  z.object({ status: z.literal("spoken") }),
  z.object({ status: z.literal("running") }),
  z.object({ status: z.literal("done"), text: z.string() }),
  z.object({ status: z.literal("failed"), error: explanation }),
  z.object({ status: z.literal("stopped") }),
]);

const receipt = z.custom<Receipt>(
  (value) => typeof value === "object" && value !== null && "provenance" in value,
);

const shape = z.array(
  z.object({
    id: z.string(),
    said: z.string(),
    reply: z.string(),
    scenarioId: z.string().exactOptional(),
    receipts: z.array(receipt).exactOptional(),
    outcome,
  }),
);

export interface ThreadStorage {
  read(): readonly Turn[];
  write(thread: readonly Turn[]): void;
}

/** Keeps the conversation of one user over a reload of the tab. */
export function createThreadStorage(storage: Storage, user: string): ThreadStorage {
  const key = `askback-demo-thread:${user}`;
  return {
    read() {
      try {
        return shape.parse(JSON.parse(storage.getItem(key) ?? "[]"));
      } catch {
        return [];
      }
    },
    write: (thread) => keep(storage, key, thread),
  };
}
