import type { ElicitRequestParams } from "../protocol.js";
import type { AuditEvent } from "./audit.js";
import { createElicitationSession, type ElicitationSessionOptions } from "./createSession.js";
import { FakeClock } from "./fakeClock.testing.js";
import type { Operation } from "./types.js";

export const provenance = { server: { id: "s" }, source: { kind: "unknown" } } as const;
export const form: ElicitRequestParams = {
  message: "Where?",
  requestedSchema: { type: "object", properties: { v: { type: "string" } } },
};
export const accept = { action: "accept", content: { v: "x" } } as const;

/** A session with an interface and a clock that stands still. */
export function openSession(options: ElicitationSessionOptions = {}) {
  const clock = new FakeClock();
  const events: AuditEvent[] = [];
  const session = createElicitationSession({
    clock,
    onEvent: (event) => events.push(event),
    ...options,
  });
  const detach = session.attach({ form: true, url: true });
  const ask = (params: ElicitRequestParams = form, signal?: AbortSignal) =>
    session.ask(params, provenance, signal === undefined ? {} : { signal });
  const operations = (): readonly Operation[] => session.getSnapshot().operations;
  const last = (): Operation => {
    const operation = operations().at(-1);
    if (operation === undefined) throw new Error("There is no operation.");
    return operation;
  };
  return { clock, events, session, detach, ask, operations, last };
}
