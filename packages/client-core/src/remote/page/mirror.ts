import { ElicitationError } from "../../errors.js";
import { endOperation } from "../../session/endOperation.js";
import { isRecord } from "../../session/json.js";
import type { Operation } from "../../session/types.js";
import {
  type ChangeFrame,
  type Frame,
  type SnapshotFrame,
  type WireModes,
  type WirePolicy,
  wireVersion,
} from "../wire/wire.js";
import { readOperation } from "./readOperation.js";
import { RemoteTransportError } from "./transport.js";

/** What the server said last. */
export interface Mirror {
  host: string;
  revision: number;
  operations: readonly Operation[];
  /** Asked by a run of the server that is over, and not heard of since. */
  orphans: readonly Operation[];
  muted: readonly string[];
  modes: WireModes;
  policy: WirePolicy;
}

/**
 * Looks at the outside of a frame. What is inside was written by our own host.
 * @throws RemoteTransportError
 */
export function readFrame(value: unknown): Frame {
  if (!isRecord(value)) throw new RemoteTransportError("A frame is no object.");
  if (value.v !== wireVersion) {
    throw new RemoteTransportError(
      `The server speaks another version of the wire format than this page (${wireVersion}). Reload the page.`,
      { permanent: true },
    );
  }
  const { type, host, revision } = value;
  if (typeof host !== "string" || typeof revision !== "number" || !isType(type)) {
    throw new RemoteTransportError("A frame is not readable.");
  }
  return value as unknown as Frame;
}

const types: readonly Frame["type"][] = ["snapshot", "change", "ping", "end"];
const isType = (type: unknown): boolean => types.some((known) => known === type);

/** What the server says first on a stream. */
export function readSnapshot(before: Mirror | undefined, frame: SnapshotFrame): Mirror {
  const { host, revision, muted, modes, policy } = frame;
  const operations = frame.operations.map(readOperation);
  const known = new Set(operations.map(({ id }) => id));
  const lost =
    before === undefined || before.host === host
      ? []
      : before.operations.filter(({ round }) => round !== undefined);
  const orphans = [...(before?.orphans ?? []), ...lost].filter(({ id }) => !known.has(id));
  return { host, revision, operations, orphans, muted, modes, policy };
}

/** @throws RemoteTransportError when a frame before it was lost */
export function readChange(mirror: Mirror | undefined, frame: ChangeFrame): Mirror {
  const { host, since, revision } = frame;
  if (mirror === undefined || mirror.host !== host || mirror.revision !== since) {
    throw new RemoteTransportError("A frame was lost.");
  }
  const changed = new Map((frame.operations ?? []).map((each) => [each.id, readOperation(each)]));
  const known = new Map(mirror.operations.map((each) => [each.id, each]));
  const order = frame.order ?? mirror.operations.map(({ id }) => id);
  const operations = order
    .map((id) => changed.get(id) ?? known.get(id))
    .filter((operation) => operation !== undefined);
  const { orphans } = mirror;
  return {
    ...mirror,
    revision,
    operations: changed.size === 0 && frame.order === undefined ? mirror.operations : operations,
    orphans: orphans.some(({ id }) => changed.has(id))
      ? orphans.filter(({ id }) => !changed.has(id))
      : orphans,
    muted: frame.muted ?? mirror.muted,
    modes: frame.modes ?? mirror.modes,
  };
}

/** Nobody waits for their answers any more. */
export function giveUpOrphans(mirror: Mirror): Mirror {
  const orphans = mirror.orphans.map((operation) =>
    operation.status === "failed"
      ? operation
      : endOperation(operation, { type: "ended", status: "failed", error: serverRestarted() }),
  );
  return { ...mirror, orphans };
}

function serverRestarted(): ElicitationError {
  return new ElicitationError(
    "CONNECTION_LOST",
    "The chat's server was restarted and knows nothing of this question any more, so no answer was sent. Ask for it again.",
  );
}
