import type { ElicitationSession } from "../session/elicitationSession.js";
import type { Item, Operation } from "../session/types.js";
import { whenSnapshot } from "./whenSnapshot.js";

/** The first operation that waits for the user, when it does. */
export async function whenAsked(
  session: ElicitationSession,
  wanted: (operation: Operation) => boolean = () => true,
): Promise<{ operation: Operation; id: string; items: { readonly [key: string]: Item } }> {
  const waits = (operation: Operation): boolean =>
    operation.status === "awaitingInput" && wanted(operation);
  const snapshot = await whenSnapshot(session, ({ operations }) => operations.some(waits));
  const operation = snapshot.operations.find(waits);
  if (operation === undefined) throw new Error("No operation waits.");
  return { operation, id: operation.id, items: operation.round?.items ?? {} };
}
