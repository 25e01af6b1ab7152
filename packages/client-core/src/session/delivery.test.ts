import { expect, it } from "vitest";
import type { ElicitResult } from "../protocol.js";
import { askOnce, readQuestion } from "./askOnce.js";
import { contextOf } from "./createSession.js";
import { preloadEngine } from "./engineSource.js";
import { LiveOperation } from "./liveOperation.js";
import { accept, form, openSession, provenance } from "./openSession.testing.js";
import { settled } from "./settled.testing.js";

await preloadEngine();

// The prompt would be back with an answer that nobody waits for, and the call wait for the user.
it.each(Array.from({ length: 12 }, (_, turns) => turns))(
  "an answer whose failure and the server's going on come %i turns apart is over",
  async (turns) => {
    const { session, last } = openSession();
    const context = contextOf(session);
    const live = new LiveOperation(context, { path: "legacy", provenance });
    const question = readQuestion(context, form, { form: true, url: true });
    let carried: Promise<void> | undefined;
    let fail: (error: Error) => void = () => {};
    const wire = {
      sending: () => {},
      answer(result: ElicitResult) {
        const send = () => new Promise<void>((_, reject) => (fail = reject));
        carried = live.delivery?.carry({ result }, send);
      },
    };
    const answer = askOnce(context, live, { ...question, wire }, []);
    session.respond(live.id, "request", accept);
    await settled();

    fail(new Error("offline"));
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    live.delivery?.wentOn();
    await settled();

    expect(last()).toMatchObject({ status: "completed", receipts: [{ action: "accept" }] });
    expect(await answer).toEqual(accept);
    await carried;
  },
);
