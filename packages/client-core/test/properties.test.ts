// Whatever servers send and users do: the promises that every host relies on.
import fc from "fast-check";
import { beforeAll, expect, it, vi } from "vitest";
import { complete, formRequest, inputRequired } from "../src/testing/index.js";
import { connect } from "./support/connect.js";
import { prompt, yes } from "./support/person.js";
import { servers, users } from "./support/plan.js";
import { Run } from "./support/run.js";

vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  // The first receipt loads a module, which takes more than promises; afterwards it is there.
  const { session, elicitation } = await connect([
    inputRequired({ a: formRequest("q") }),
    complete(),
  ]);
  const result = elicitation.callTool({ name: "first" });
  session.respond((await prompt(session)).id, "a", yes);
  await result;
});

it("holds for arbitrary servers, users, aborts and networks [M-02] [M-03] [M-04] [M-05] [M-06] [M-08] [M-09] [M-17] [M-18]", async () => {
  await fc.assert(
    fc.asyncProperty(servers, users, async (scripts, actions) => {
      const run = await Run.start(scripts);
      for (const action of actions) await run.act(action);
      await run.finish();
      expect(run.problems).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
