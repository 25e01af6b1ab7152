import { expect } from "vitest";
import type { ElicitationSession, ElicitResult, Item, Operation } from "../../src/index.js";
import { complete, type ScriptAction, type WireRequest } from "../../src/testing/index.js";
import { settled } from "./clock.js";
import { connect, identity, type World } from "./connect.js";
import { itemsOf } from "./person.js";
import type { UserAction } from "./plan.js";

/** One call, as the test follows it. */
interface Followed {
  name: string;
  arguments: { of: string };
  abort: AbortController;
  state: "open" | "resolved" | "rejected";
  /** The last input_required result that the server sent for it. */
  asked?: { inputRequests?: Record<string, unknown>; requestState?: string };
}

const ended = ({ status }: Operation): boolean =>
  status !== "requesting" && status !== "awaitingInput";

function ofCall(operation: Operation, name: string): boolean {
  const { source } = operation.provenance;
  return source.kind === "tool" && source.name === name;
}

/** Calls that a server answers as planned and a user acts upon; `problems` is what broke a promise. */
export class Run {
  readonly world: World;
  readonly calls: Followed[];
  readonly problems: string[] = [];
  #answers = 0;
  #attached: (() => void)[];

  private constructor(world: World, calls: Followed[]) {
    this.world = world;
    this.calls = calls;
    this.#attached = [world.detach];
  }

  static async start(scripts: readonly (readonly ScriptAction[])[]): Promise<Run> {
    const calls = scripts.map((_, at): Followed => {
      const name = `call-${at}`;
      return { name, arguments: { of: name }, abort: new AbortController(), state: "open" };
    });
    const played = calls.map(() => 0);
    let run: Run | undefined;
    const world = await connect(
      (request) => {
        const at = calls.findIndex(({ name }) => name === request.params.name);
        const call = calls[at];
        if (call === undefined) throw new Error("Unknown call");
        run?.checkWire(call, request);
        const action = scripts[at]?.[played[at] ?? 0] ?? complete();
        played[at] = (played[at] ?? 0) + 1;
        if (action.do === "result") call.asked = action.result;
        return action;
      },
      { session: { policy: { promptsPerMinute: 6, promptExpiresAfter: 60_000 } } },
    );
    run = new Run(world, calls);
    for (const call of calls) {
      world.elicitation
        .callTool({ name: call.name, arguments: call.arguments }, { signal: call.abort.signal })
        .then(
          () => {
            call.state = "resolved";
          },
          () => {
            call.state = "rejected";
          },
        );
    }
    await settled();
    return run;
  }

  get session(): ElicitationSession {
    return this.world.session;
  }

  /** A request as it arrives: it may carry what the last result of this very call asked for. */
  checkWire(call: Followed, { id, params }: WireRequest): void {
    const { requests } = this.world.server;
    if (requests.some((earlier) => earlier.id === id)) this.problems.push(`id ${id} came twice`);
    const { inputResponses, requestState, ...original } = params;
    try {
      expect(original).toEqual({ name: call.name, arguments: { of: call.name } });
      expect(requestState).toBe(call.asked?.requestState);
      const wanted = Object.keys(call.asked?.inputRequests ?? {});
      if (wanted.length === 0) expect(params).not.toHaveProperty("inputResponses");
      else expect(Object.keys(inputResponses as object)).toEqual(wanted);
      for (const [key, response] of Object.entries(
        (inputResponses ?? {}) as Record<string, ElicitResult>,
      )) {
        expect(["accept", "decline", "cancel"]).toContain(response.action);
        expect(response).toEqual(this.shownAnswer(call, key));
        if (response.content !== undefined) {
          expect(response).toEqual({
            action: "accept",
            content: { call: call.name, key, answer: expect.any(Number) },
          });
        }
      }
    } catch (error) {
      this.problems.push(`${call.name}: ${error}`);
    }
  }

  /** What the interface shows as the answer that is on its way. */
  shownAnswer({ name }: Followed, key: string): unknown {
    const operation = this.session.getSnapshot().operations.find((each) => ofCall(each, name));
    const item = itemsOf(operation).find((each) => each.key === key);
    return item !== undefined && "response" in item.state ? item.state.response : undefined;
  }

  async act(step: UserAction): Promise<void> {
    const { session, world } = this;
    const { operations } = session.getSnapshot();
    const operation = operations[step.pick % Math.max(1, operations.length)];
    const items = itemsOf(operation);
    const item = items[step.pick % Math.max(1, items.length)];
    const id = operation?.id ?? "none";
    const key = item?.key ?? "none";
    switch (step.kind) {
      case "respond":
        if (operation !== undefined && item !== undefined) {
          this.respond(operation, item, step.action);
        }
        break;
      case "respondAll":
        if (operation === undefined) break;
        for (const each of items) this.respond(operation, each, step.action);
        session.send(id);
        break;
      case "revise":
        session.revise(id, key);
        break;
      case "send":
        session.send(id);
        break;
      case "continueUrl":
        session.continueUrl(id, key);
        break;
      case "userReturned":
        session.userReturned();
        break;
      case "release":
        session.release(id);
        break;
      case "stop":
        session.stop(id);
        break;
      case "abort":
        this.calls[step.pick % this.calls.length]?.abort.abort("gone");
        break;
      case "wait":
        await world.clock.advance(step.ms);
        break;
      case "saveDrafts":
        session.saveDrafts(id, key, { f0: String(step.pick) });
        break;
      case "interfaceError":
        session.reportInterfaceError(id, key, new Error("cannot draw"));
        break;
      case "mute":
        session.muteServer(identity.id);
        break;
      case "unmute":
        session.unmuteServer(identity.id);
        break;
      case "detach":
        this.#attached.pop()?.();
        break;
      case "attach":
        this.#attached.push(session.attach({ form: true, url: step.pick % 2 === 0 }));
        break;
      case "dismiss":
        session.dismiss(id);
        break;
    }
    await settled();
    this.checkVisible();
  }

  respond({ id, provenance }: Operation, { key }: Item, action: UserAction["action"]): void {
    const { source } = provenance;
    const call = source.kind === "tool" ? source.name : "?";
    this.#answers += 1;
    const content = { call, key, answer: this.#answers };
    this.session.respond(id, key, action === "accept" ? { action, content } : { action });
  }

  /** Every open call can be seen, with what it waits for; every ended one is settled. */
  checkVisible(): void {
    const { operations } = this.session.getSnapshot();
    for (const call of this.calls) {
      const operation = operations.find((candidate) => ofCall(candidate, call.name));
      if (call.state === "open") {
        if (operation === undefined) this.problems.push(`${call.name} is open and cannot be seen`);
        else if (ended(operation))
          this.problems.push(`${call.name} is open and ${operation.status}`);
        else if (!this.#waitsVisibly(operation)) {
          this.problems.push(`${call.name} waits for nothing that can be seen`);
        }
      } else if (operation !== undefined && !ended(operation)) {
        this.problems.push(`${call.name} is ${call.state} and still ${operation.status}`);
      }
    }
  }

  #waitsVisibly({ status, round, wait, hold }: Operation): boolean {
    if (status === "requesting") return true;
    if (wait !== undefined || hold !== undefined) return true;
    return round !== undefined && Object.keys(round.items).length > 0;
  }

  /** Gives up what is left. Then nothing may be left. */
  async finish(): Promise<void> {
    for (const { id } of this.session.getSnapshot().operations) this.session.stop(id);
    await settled();
    for (const call of this.calls) {
      if (call.state === "open") this.problems.push(`${call.name} hangs`);
    }
    const { operations } = this.session.getSnapshot();
    for (const { id, status } of operations) {
      if (status === "requesting" || status === "awaitingInput")
        this.problems.push(`${id} is left`);
    }
    const sent = this.world.server.requests.length;
    await this.world.clock.advance(10 * 60_000);
    if (this.world.server.requests.length !== sent)
      this.problems.push("something was sent at the end");
    if (this.world.clock.pending !== 0) this.problems.push("a timer is left");
    for (const { id } of operations) this.session.dismiss(id);
    if (this.session.getSnapshot().operations.length > 0)
      this.problems.push("the queue is not empty");
    await this.world.client.close();
  }
}
