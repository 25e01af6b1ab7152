import type { ElicitationSession, Item, Operation } from "../../src/index.js";
import { whenSnapshot } from "../../src/testing/index.js";

export const yes = { action: "accept", content: { v: "x" } } as const;

/** Items of an operation, in the server's order. */
export function itemsOf(operation: Operation | undefined): Item[] {
  return Object.values(operation?.round?.items ?? {});
}

export function findOperation(session: ElicitationSession, id: string): Operation | undefined {
  return session.getSnapshot().operations.find((operation) => operation.id === id);
}

/** The operations whose prompts are on screen. */
export function openPrompts(session: ElicitationSession): Operation[] {
  return session
    .getSnapshot()
    .operations.filter(({ status }) => status === "awaitingInput" || status === "requesting")
    .filter((operation) => itemsOf(operation).some(({ state }) => state.status === "pending"));
}

/** Waits until an operation (of this tool, if named) shows a prompt that nobody has answered. */
export async function prompt(session: ElicitationSession, tool?: string): Promise<Operation> {
  const find = (): Operation | undefined =>
    openPrompts(session).find(
      ({ provenance, round, hold }) =>
        round?.sending !== true &&
        hold === undefined &&
        (tool === undefined ||
          (provenance.source.kind === "tool" && provenance.source.name === tool)),
    );
  await whenSnapshot(session, () => find() !== undefined);
  const found = find();
  if (found === undefined) throw new Error("The prompt has gone");
  return found;
}

/** Waits until something about the operation holds. */
export async function whenOperation(
  session: ElicitationSession,
  id: string,
  wanted: (operation: Operation) => boolean,
): Promise<Operation> {
  const find = (): Operation | undefined => {
    const operation = findOperation(session, id);
    return operation !== undefined && wanted(operation) ? operation : undefined;
  };
  await whenSnapshot(session, () => find() !== undefined);
  const found = find();
  if (found === undefined) throw new Error("The operation has moved on");
  return found;
}

/** The reason why a promise was rejected; fails when it was not. */
export async function rejection(work: Promise<unknown>): Promise<unknown> {
  const outcome = await work.then(
    (value: unknown) => ({ value }),
    (reason: unknown) => ({ reason }),
  );
  if (!("reason" in outcome)) {
    throw new Error(`Resolved to ${JSON.stringify(outcome.value)} instead of rejecting`);
  }
  return outcome.reason;
}
