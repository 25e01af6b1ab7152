import { reduceOperation } from "../../session/operationReducer.js";
import { emptySnapshot } from "../../session/reducer.js";
import type { Operation, SavedDrafts, SessionSnapshot } from "../../session/types.js";
import type { Mirror } from "./mirror.js";
import type { Entry } from "./outbox.js";
import { overlay } from "./overlay.js";

/** What was typed on this page, by `placeOf`. It is newer than what the server has of it. */
export type LocalDrafts = ReadonlyMap<string, SavedDrafts>;

export const placeOf = (operationId: string, round: number, key: string): string =>
  JSON.stringify([operationId, round, key]);

interface Made {
  base: Operation;
  with: readonly unknown[];
  operation: Operation;
}

/** Makes the page's snapshot of what the server said and what the user did since. */
export class RemoteView {
  #made = new Map<string, Made>();
  #snapshot: SessionSnapshot = emptySnapshot;

  get snapshot(): SessionSnapshot {
    return this.#snapshot;
  }

  /** @returns whether the snapshot is another one */
  update(mirror: Mirror, entries: readonly Entry[], drafts: LocalDrafts): boolean {
    const made = new Map<string, Made>();
    const gone = new Set(
      entries.flatMap(({ command }) => (command.type === "dismiss" ? [command.operationId] : [])),
    );
    const operations: Operation[] = [];
    for (const base of [...mirror.operations, ...mirror.orphans]) {
      if (gone.has(base.id)) continue;
      const found = this.#make(base, entries, drafts);
      made.set(base.id, found);
      operations.push(found.operation);
    }
    this.#made = made;
    const before = this.#snapshot;
    const next: SessionSnapshot = {
      operations: same(before.operations, operations) ? before.operations : operations,
      muted: keep(before.muted, mutedWith(mirror.muted, entries)),
      modes: keepModes(before.modes, mirror.modes),
    };
    if (
      next.operations === before.operations &&
      next.muted === before.muted &&
      next.modes === before.modes
    ) {
      return false;
    }
    this.#snapshot = next;
    return true;
  }

  /** The same object as long as nothing has changed that it is made of. */
  #make(base: Operation, entries: readonly Entry[], drafts: LocalDrafts): Made {
    const mine = entries.filter(
      ({ command }) => "operationId" in command && command.operationId === base.id,
    );
    const { round } = base;
    const typed = Object.keys(round?.items ?? {}).flatMap((key) => {
      const found = drafts.get(placeOf(base.id, round?.number ?? 0, key));
      return found === undefined ? [] : [{ key, drafts: found }];
    });
    const parts = [...mine, ...typed.map((each) => each.drafts)];
    const known = this.#made.get(base.id);
    if (known?.base === base && same(known.with, parts)) return known;
    const withDrafts = typed.reduce(
      (operation, each) => reduceOperation(operation, { type: "draftsSaved", ...each }),
      base,
    );
    return { base, with: parts, operation: mine.reduce(overlay, withDrafts) };
  }
}

function mutedWith(muted: readonly string[], entries: readonly Entry[]): readonly string[] {
  const list = new Set(muted);
  // As the user left it, while the line is down too.
  for (const { command } of entries) {
    if (command.type === "muteServer") list.add(command.serverId);
    else if (command.type === "unmuteServer") list.delete(command.serverId);
  }
  return [...list];
}

const keep = (before: readonly string[], now: readonly string[]): readonly string[] =>
  same(before, now) ? before : now;

function keepModes(
  before: SessionSnapshot["modes"],
  now: SessionSnapshot["modes"],
): SessionSnapshot["modes"] {
  return before.form === now.form && before.url === now.url ? before : now;
}

function same(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((entry, at) => entry === right[at]);
}
