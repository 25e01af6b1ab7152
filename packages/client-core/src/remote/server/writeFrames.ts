import type { Operation, SessionSnapshot } from "../../session/types.js";
import {
  type ChangeFrame,
  type SnapshotFrame,
  type WireOperation,
  type WirePolicy,
  wireVersion,
} from "../wire/wire.js";
import { writeOperation } from "./writeOperation.js";

/** Where the host is when a frame is written. */
export interface Mark {
  host: string;
  revision: number;
}

// An operation is written once, however many pages look at it.
const written = new WeakMap<Operation, WireOperation>();

function write(operation: Operation): WireOperation {
  const known = written.get(operation);
  if (known !== undefined) return known;
  const fresh = writeOperation(operation);
  written.set(operation, fresh);
  return fresh;
}

export function writeSnapshot(
  mark: Mark,
  snapshot: SessionSnapshot,
  policy: WirePolicy,
): SnapshotFrame {
  const { operations, muted, modes } = snapshot;
  return {
    v: wireVersion,
    type: "snapshot",
    ...mark,
    operations: operations.map(write),
    muted,
    modes,
    policy,
  };
}

/** What a page has to be told that has seen `before`. */
export function writeChange(
  mark: Mark,
  since: number,
  before: SessionSnapshot,
  now: SessionSnapshot,
): ChangeFrame {
  const frame: ChangeFrame = { v: wireVersion, type: "change", ...mark, since };
  if (before.operations !== now.operations) {
    const known = new Map(before.operations.map((operation) => [operation.id, operation]));
    const changed = now.operations.filter((operation) => known.get(operation.id) !== operation);
    if (changed.length > 0) frame.operations = changed.map(write);
    if (!sameOrder(before.operations, now.operations)) {
      frame.order = now.operations.map(({ id }) => id);
    }
  }
  if (before.muted !== now.muted) frame.muted = now.muted;
  if (before.modes !== now.modes) frame.modes = now.modes;
  return frame;
}

function sameOrder(before: readonly Operation[], now: readonly Operation[]): boolean {
  return before.length === now.length && before.every(({ id }, at) => id === now[at]?.id);
}
