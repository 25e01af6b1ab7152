import type { Operation } from "../../src/index.js";
import type { Script } from "../../src/testing/index.js";
import { connect, type World, type WorldOptions } from "./connect.js";
import { itemsOf } from "./person.js";

export const form = {
  mode: "form",
  message: "q",
  requestedSchema: { type: "object", properties: { v: { type: "string" } }, required: ["v"] },
} as const;

export const url = {
  mode: "url",
  elicitationId: "e1",
  url: "https://ok.test/",
  message: "Connect",
} as const;

export function connectLegacy(script: Script, options: WorldOptions = {}): Promise<World> {
  return connect(script, { ...options, server: { revision: "2025-11-25", ...options.server } });
}

/** Requests of these servers have no key; the session gives each a key of its own. */
export function keyOf(operation: Operation | undefined): string {
  return itemsOf(operation)[0]?.key ?? "";
}
