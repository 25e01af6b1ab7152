import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ElicitResult } from "../protocol.js";
import type { RemoteSession } from "./page/remoteTypes.js";
import { createWorld, settled } from "./world.testing.js";

type Step =
  | { do: "ask" | "cut" | "down" | "up" | "lose" | "find" | "reload" }
  | { do: "pass"; ms: number }
  | { do: "answer" | "revise" | "type" | "send"; page: number; operation: number; value: string };

const at = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant("ask" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom("cut" as const, "down" as const, "up" as const, "up" as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom("lose" as const, "find" as const, "reload" as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("pass" as const),
      ms: fc.constantFrom(1, 600, 8_000, 50_000),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "answer" as const,
        "answer" as const,
        "revise" as const,
        "type" as const,
        "send" as const,
      ),
      page: at,
      operation: at,
      value: fc.constantFrom("a", "b", "c", "too long"),
    }),
  },
);

/** Plays steps on two pages with a network that fails, then lets everything heal. */
async function play(steps: readonly Step[]) {
  const world = createWorld({
    session: { policy: { unattended: "wait", promptsPerMinute: Number.POSITIVE_INFINITY } },
  });
  const { network, clock, ask, session } = world;
  const answers: Promise<ElicitResult>[] = [];
  /** What the pages said to each operation. */
  const given = new Map<string, Set<string>>();
  const { connect, post } = network;
  const open = async () => (await world.openPage({ connect, post })).remote;
  const pages: RemoteSession[] = [await open(), await open()];
  const note = (id: string, response: ElicitResult): void => {
    given.set(id, (given.get(id) ?? new Set()).add(JSON.stringify(response)));
  };

  for (const each of steps) {
    switch (each.do) {
      case "ask":
        answers.push(ask());
        break;
      case "cut":
        network.cut();
        break;
      case "down":
        network.down = true;
        network.cut();
        break;
      case "up":
        network.down = false;
        break;
      case "lose":
        network.loseReplies = true;
        break;
      case "find":
        network.loseReplies = false;
        break;
      case "reload": {
        pages.shift()?.close();
        network.down = false;
        pages.push(await open());
        break;
      }
      case "pass":
        clock.pass(each.ms);
        break;
      default: {
        const page = pages[each.page % pages.length];
        const operations = page?.getSnapshot().operations ?? [];
        const id = operations[each.operation % Math.max(1, operations.length)]?.id;
        if (page === undefined || id === undefined) break;
        const response: ElicitResult =
          each.value === "c"
            ? { action: "decline" }
            : { action: "accept", content: { v: each.value } };
        if (each.do === "answer") {
          note(id, response);
          page.respond(id, "request", response);
        } else if (each.do === "revise") page.revise(id, "request");
        else if (each.do === "type") page.saveDrafts(id, "request", { f0: each.value });
        else page.send(id);
      }
    }
    await settled();
  }

  network.down = false;
  network.loseReplies = false;
  for (let round = 0; round < 6; round += 1) {
    for (const page of pages) page.reconnect();
    clock.pass(31_000);
    await settled();
    await settled();
  }
  return { ...world, pages, answers, given, session, note };
}

describe("pages on a network that fails in any way", () => {
  it("get each answer through once, and see what the server sees in the end", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { pages, answers, given, session, note, network } = await play(steps);
        const [page] = pages;
        // What nobody has answered, or was refused, is answered now.
        for (const { id, status } of session.getSnapshot().operations) {
          if (status !== "awaitingInput") continue;
          for (const each of pages) each.revise(id, "request");
          note(id, { action: "cancel" });
          page?.respond(id, "request", { action: "cancel" });
        }
        const results = await Promise.all(answers);
        await settled();
        await settled();
        const { operations } = session.getSnapshot();
        expect(operations.map(({ receipts }) => receipts.length)).toEqual(answers.map(() => 1));
        for (const [index, { id }] of operations.entries()) {
          expect([...(given.get(id) ?? [])]).toContain(JSON.stringify(results[index]));
          expect(JSON.stringify(results[index])).not.toContain("too long");
        }
        for (const each of pages) {
          expect(each.getConnection().status).toBe("open");
          expect(each.getSnapshot().operations.map(({ id, status }) => ({ id, status }))).toEqual(
            operations.map(({ id, status }) => ({ id, status })),
          );
        }
        for (const each of pages) each.close();
        expect(network.delivered.length).toBeLessThan(1_000);
      }),
      { numRuns: 60 },
    );
  });
});
