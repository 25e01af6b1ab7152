import type { ElicitationSession, ElicitResult, Item } from "@askback/client-core";
import { inspectUrl } from "@askback/client-core/url";
import type { Answer } from "../plans/types.js";
import { contentFor } from "./fillForm.js";

export interface Person {
  /** Answers that no prompt has asked for. */
  readonly left: readonly Answer[];
  /** What went wrong while answering. */
  readonly problem: Error | undefined;
  leave(): void;
}

/** Answers prompts in their order, in place of a person at the interface. */
export function createPerson(session: ElicitationSession, answers: readonly Answer[]): Person {
  const left = [...answers];
  let problem: Error | undefined;
  let busy = false;

  async function act(): Promise<void> {
    const operations = session.getSnapshot().operations;
    for (const { id, status, round } of operations) {
      if (status !== "awaitingInput" || round === undefined || round.sending) continue;
      const items = Object.values(round.items);
      const pending = items.find(({ state }) => state.status === "pending");
      if (pending !== undefined) {
        const answer = left.shift();
        if (answer === undefined) throw new Error("The server asked once more than expected.");
        return session.respond(id, pending.key, await respond(pending, answer));
      }
      const opened = items.find(({ state }) => state.status === "opened");
      if (opened !== undefined) return session.continueUrl(id, opened.key);
      if (round.needsConfirmation) return session.send(id);
    }
  }

  const leave = session.subscribe(() => {
    if (busy) return;
    busy = true;
    queueMicrotask(async () => {
      try {
        for (let seen: unknown; seen !== session.getSnapshot(); ) {
          seen = session.getSnapshot();
          await act();
        }
      } catch (error) {
        problem = error instanceof Error ? error : new Error(String(error));
        for (const { id } of session.getSnapshot().operations) session.stop(id);
      } finally {
        busy = false;
      }
    });
  });
  return {
    left,
    get problem() {
      return problem;
    },
    leave,
  };
}

async function respond({ request }: Item, answer: Answer): Promise<ElicitResult> {
  const { params } = request;
  if (answer.action === "decline" || answer.action === "cancel") return { action: answer.action };
  if (params.mode !== "url") {
    if (answer.action === "open") throw new Error("A form came where a page was expected.");
    return { action: "accept", content: await contentFor(params.requestedSchema, answer.values) };
  }
  const { href } = inspectUrl(params.url, { development: true });
  if (href === undefined) throw new Error(`${params.url} cannot be opened.`);
  // Only places on this machine are visited.
  if (new URL(href).hostname === "127.0.0.1") await fetch(href);
  return { action: "accept" };
}
