import { describe, expect, it } from "vitest";
import { createWorld, form, settled, whenShown } from "./world.testing.js";

const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));

async function asked() {
  const errors: unknown[] = [];
  const world = createWorld({ session: { onError: (error) => errors.push(error) } });
  world.session.attach({ form: true });
  const answer = world.ask(form);
  answer.catch(() => undefined);
  const { id } = await whenShown(world.session);
  const about = { v: 1, page: "p", id: "1", operationId: id, round: 1, key: "request" };
  return { ...world, about, errors };
}

describe("a command", () => {
  it.each([
    ["version", { v: deep, page: "p", id: "1" }],
    ["version that no JSON has", { v: 1n, page: "p", id: "1" }],
    ["type", { v: 1, page: "p", id: "1", type: deep }],
    ["action", { v: 1, page: "p", id: "1", type: "respond", response: { action: deep } }],
  ])("of any %s is refused and not thrown at", async (_, command) => {
    const { host } = createWorld();
    const reply = await host.receive(command);
    expect(reply).toMatchObject({ ok: false, error: { code: "INVALID_COMMAND" } });
  });

  it("marks nothing as a secret that is not in its answer", async () => {
    const { host, session, about } = await asked();
    const sensitive = [...Array(10_000).keys()].map(String);
    const reply = await host.receive({
      ...{ ...about, type: "respond", response: { action: "accept", content: { v: "x" } } },
      sensitive: [...sensitive, "v", "v"],
    });
    expect(reply.ok).toBe(true);
    await settled();
    expect(session.getSnapshot().operations[0]?.receipts[0]?.answers).toEqual([
      { key: "v", redacted: true },
    ]);
  });

  it("writes one line into the log, whatever the page says has failed", async () => {
    const { host, about, errors } = await asked();
    const message = "It broke.\r\n2026-07-28 admin signed in\u2028again";
    await host.receive({ ...about, type: "reportInterfaceError", message });
    expect(errors).toEqual([new Error("It broke. 2026-07-28 admin signed in again")]);
  });
});
