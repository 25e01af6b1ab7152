// The same promises towards 2025-11-25 servers, which ask on their own and lose connections.
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import type { ElicitResult, Operation } from "../src/index.js";
import { legacyComplete, type WireAnswer } from "../src/testing/index.js";
import { settled } from "./support/clock.js";
import { identity, type World } from "./support/connect.js";
import { connectLegacy, form, keyOf, url } from "./support/legacy.js";
import { itemsOf } from "./support/person.js";

vi.setConfig({ testTimeout: 120_000 });

const steps = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom("askForm", "askUrl", "answer", "answer") },
      { weight: 4, arbitrary: fc.constantFrom("complete", "cancel", "replay", "wait", "call") },
      {
        weight: 1,
        arbitrary: fc.constantFrom("stop", "dismiss", "mute", "unmute", "interfaceError"),
      },
    ),
    pick: fc.nat({ max: 100 }),
    action: fc.constantFrom("accept", "decline", "cancel"),
  }),
  { minLength: 4, maxLength: 40, size: "max" },
);

type Step = typeof steps extends fc.Arbitrary<(infer Each)[]> ? Each : never;

/** One request of the server, as the test follows it. */
interface Question {
  id: string;
  message: string;
  cancelled: boolean;
  given?: ElicitResult;
}

class Run {
  readonly world: World;
  readonly questions: Question[] = [];
  readonly problems: string[] = [];
  #open = 0;

  constructor(world: World) {
    this.world = world;
  }

  async act({ kind, pick, action }: Step): Promise<void> {
    const { server, session, clock, elicitation } = this.world;
    const { operations } = session.getSnapshot();
    const operation = operations[pick % Math.max(1, operations.length)];
    const question = this.questions[pick % Math.max(1, this.questions.length)];
    const id = operation?.id ?? "none";
    switch (kind) {
      case "askForm":
      case "askUrl":
        this.ask(kind === "askForm");
        break;
      case "replay":
        // A stream that is resumed delivers again what was not answered.
        if (question !== undefined && !question.cancelled && !this.#isAnswered(question)) {
          void server.ask({ ...form, message: question.message }, { id: question.id });
        }
        break;
      case "answer":
        this.answer(operation, action);
        break;
      case "complete":
        server.notify("notifications/elicitation/complete", { elicitationId: `e${pick % 10}` });
        break;
      case "cancel":
        if (question !== undefined) {
          question.cancelled = true;
          server.notify("notifications/cancelled", { requestId: question.id });
        }
        break;
      case "call":
        this.#open += 1;
        elicitation.callTool({ name: "book" }).finally(() => {
          this.#open -= 1;
        });
        break;
      case "wait":
        await clock.advance(1_000 * pick);
        break;
      case "stop":
        session.stop(id);
        break;
      case "dismiss":
        session.dismiss(id);
        break;
      case "mute":
        session.muteServer(identity.id);
        break;
      case "unmute":
        session.unmuteServer(identity.id);
        break;
      case "interfaceError":
        session.reportInterfaceError(id, keyOf(operation), new Error("cannot draw"));
        break;
    }
    await settled();
  }

  #isAnswered({ id }: Question): boolean {
    return this.world.server.answers.some((answer) => answer.id === id);
  }

  ask(asForm: boolean): void {
    const at = this.questions.length;
    const question: Question = { id: `q${at}`, message: `question ${at}`, cancelled: false };
    this.questions.push(question);
    const params = asForm ? form : { ...url, elicitationId: `e${at % 10}` };
    void this.world.server.ask({ ...params, message: question.message }, { id: question.id });
  }

  /** Answers with what names the question, so that an answer on the wrong request is found out. */
  answer(operation: Operation | undefined, action: Step["action"]): void {
    const [item] = itemsOf(operation);
    if (operation === undefined || item?.state.status !== "pending") return;
    const { message } = item.request.params;
    const question = this.questions.find((each) => each.message === message);
    if (question === undefined) return;
    const accepted = item.mode === "url" ? { action } : { action, content: { v: message } };
    const given = action === "accept" ? accepted : { action };
    this.world.session.respond(operation.id, item.key, given);
    question.given = given;
  }

  check(): void {
    const { answers } = this.world.server;
    for (const question of this.questions) {
      const found = answers.filter(({ id }) => id === question.id);
      if (found.length > 1) this.problems.push(`${question.id} was answered twice`);
      this.#checkAnswer(question, found[0]);
    }
    const known = new Set(this.questions.map(({ id }) => id));
    for (const { id } of answers)
      if (!known.has(String(id))) this.problems.push(`${id} was never asked`);
  }

  #checkAnswer({ id, given, cancelled }: Question, answer: WireAnswer | undefined): void {
    if (answer === undefined) {
      if (given !== undefined && !cancelled) this.problems.push(`${id} lost its answer`);
      return;
    }
    const expected = given ?? { action: "cancel" };
    if (answer.error !== undefined) return;
    if (JSON.stringify(answer.result) !== JSON.stringify(expected)) {
      this.problems.push(
        `${id} got ${JSON.stringify(answer.result)}, not ${JSON.stringify(expected)}`,
      );
    }
  }

  /** The connection goes; nothing may be left of what it asked. */
  async finish(): Promise<void> {
    this.check();
    const sent = this.world.server.answers.length;
    await this.world.server.drop();
    await settled();
    const { operations } = this.world.session.getSnapshot();
    for (const operation of operations) {
      const pending = itemsOf(operation).some(({ state }) => state.status === "pending");
      if (pending && operation.status === "awaitingInput")
        this.problems.push(`${operation.id} is left`);
      this.answer(operation, "accept");
    }
    await this.world.clock.advance(600_000);
    if (this.world.server.answers.length !== sent) this.problems.push("answered after the end");
    if (this.world.clock.pending !== 0) this.problems.push("a timer is left");
    if (this.#open !== 0) this.problems.push("a call hangs");
    for (const { id } of operations) this.world.session.dismiss(id);
    if (this.world.session.getSnapshot().operations.length > 0)
      this.problems.push("the queue is not empty");
  }
}

it("holds for arbitrary questions, answers, notifications and lost connections [L-01] [L-03] [M-17] [M-18] [A-04]", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const policy = { promptsPerMinute: Number.POSITIVE_INFINITY };
      const run = new Run(await connectLegacy(() => legacyComplete(), { session: { policy } }));
      for (const step of sequence) await run.act(step);
      await run.finish();
      expect(run.problems).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
