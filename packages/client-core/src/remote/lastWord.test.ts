import { Client } from "@modelcontextprotocol/client";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createElicitationClient } from "../mcp/createClient.js";
import { complete, createScriptedServer, formRequest, inputRequired } from "../testing/index.js";
import { createWorld, settled, whenShown } from "./world.testing.js";

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom("cut", "down", "up", "lose", "find", "revise", "wait") }),
  fc.record({ do: fc.constant("answer"), value: fc.constantFrom("a", "b", "c") }),
  fc.record({ do: fc.constant("pass"), ms: fc.constantFrom(1, 600, 8_000, 50_000) }),
);
type Step = { do: string; value?: string; ms?: number };

/** One page answers the first of two questions, and changes its mind, while the network fails. */
async function play(steps: readonly Step[]) {
  const { session, network, clock, openPage } = createWorld();
  const scripted = createScriptedServer([
    inputRequired({ a: formRequest("Where?"), b: formRequest("When?") }, "s"),
    complete(),
  ]);
  const client = new Client(
    { name: "chat", version: "1" },
    { versionNegotiation: { mode: "auto" } },
  );
  const mcp = createElicitationClient(client, { session, server: { id: "s" } });
  await client.connect(scripted.connect());
  const { remote } = await openPage();
  mcp.callTool({ name: "book", arguments: {} }).catch(() => undefined);
  const { id } = await whenShown(remote);
  const said = ({ getSnapshot }: typeof session) => {
    const state = getSnapshot().operations[0]?.round?.items.a?.state;
    return state?.status === "answered" ? state.response.content?.v : state?.status;
  };
  let lastWord: unknown = "pending";
  for (const { do: what, value = "", ms = 0 } of steps) {
    if (what === "answer" && said(remote) === "pending") {
      remote.respond(id, "a", { action: "accept", content: { v: value } });
      lastWord = value;
    } else if (what === "revise" && said(remote) !== "pending") {
      remote.revise(id, "a");
      lastWord = "pending";
    } else if (what === "cut") network.cut();
    else if (what === "down" || what === "up") network.down = what === "down";
    else if (what === "lose" || what === "find") network.loseReplies = what === "lose";
    else if (what === "pass") clock.pass(ms);
    if (what !== "wait") expect(said(remote)).toBe(lastWord);
    else await settled();
  }
  network.down = false;
  network.loseReplies = false;
  for (let round = 0; round < 6; round += 1) {
    network.cut();
    await settled();
    remote.reconnect();
    clock.pass(31_000);
    await settled();
    await settled();
  }
  remote.close();
  return { lastWord, page: said(remote), server: said(session) };
}

/** The revision is given up, and the answer after it is not. */
const lateRevision: Step[] = [
  { do: "answer", value: "a" },
  { do: "revise" },
  { do: "pass", ms: 50_000 },
  { do: "wait" },
  { do: "answer", value: "a" },
];

it("a page shows the user's last word throughout, and in the end the server has it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { lastWord, page, server } = await play(steps);
      expect([page, server]).toEqual([lastWord, lastWord]);
    }),
    { numRuns: 100, examples: [[lateRevision]] },
  );
});
