import { describe, expect, it } from "vitest";
import { accept } from "../session/openSession.testing.js";
import { complete, formRequest, hold, inputRequired, urlRequest } from "../testing/index.js";
import { call, whenAsked } from "./connect.testing.js";
import { createWorld, round } from "./resume.testing.js";

describe("an operation that waits while the page is reloaded", () => {
  it("goes on as the user left it, with the original request and state [M-22]", async () => {
    const world = createWorld([round, complete()]);
    const before = await world.openPage();
    void before.elicitation.callTool(call, { callId: "call-7" });
    const { id } = await whenAsked(before.session);
    before.session.respond(id, "a", accept);
    before.session.saveDrafts(id, "b", { f0: "tomorr" });
    await world.whenStored((data) => data.includes("tomorr"));

    const after = await world.openPage();
    const [resumed, ...others] = await after.elicitation.resume();
    const { items, operation } = await whenAsked(after.session);

    expect(others).toEqual([]);
    expect(resumed).toMatchObject({
      operationId: id,
      callId: "call-7",
      request: { method: "tools/call", params: call },
    });
    expect(operation).toMatchObject({
      id,
      provenance: { source: { kind: "tool", ...call }, callId: "call-7" },
    });
    expect(items.a?.state).toMatchObject({ status: "answered", response: accept });
    expect(items.b).toMatchObject({ drafts: { f0: "tomorr" }, state: { status: "pending" } });
    after.session.respond(id, "b", { action: "decline" });
    after.session.send(id);
    await expect(resumed?.result).resolves.toHaveProperty("content");
    expect(world.scripted.requests.at(-1)?.params).toEqual({
      ...call,
      inputResponses: { a: accept, b: { action: "decline" } },
      requestState: "s1",
    });
    await world.whenStored((data) => data === "[]");
  });

  it("waits on for a page that was opened, and knows the latest state [M-22] [U-13]", async () => {
    const world = createWorld([
      inputRequired({ u: urlRequest("go", "https://ok.test/") }, "s1"),
      inputRequired(undefined, "s2"),
      complete(),
    ]);
    const before = await world.openPage();
    void before.elicitation.callTool(call);
    const { id } = await whenAsked(before.session);
    before.session.respond(id, "u", { action: "accept" });
    before.session.continueUrl(id, "u");
    await world.whenStored((data) => data.includes('"pausedState":"s2"'));

    const after = await world.openPage();
    const [resumed] = await after.elicitation.resume();
    const { items } = await whenAsked(after.session);
    expect(items.u?.state).toMatchObject({ status: "opened" });
    after.session.continueUrl(id, "u");

    await expect(resumed?.result).resolves.toHaveProperty("content");
    expect(world.scripted.requests.at(-1)?.params).toEqual({ ...call, requestState: "s2" });
  });

  it("offers answers again that were on their way", async () => {
    const world = createWorld([
      inputRequired({ a: formRequest("Where?") }, "s1"),
      [hold("never"), complete()],
      complete(),
    ]);
    const before = await world.openPage();
    void before.elicitation.callTool(call);
    const { id } = await whenAsked(before.session);
    before.session.respond(id, "a", accept);
    await world.whenStored((data) => data.includes('"sending":true'));

    const after = await world.openPage();
    const [resumed] = await after.elicitation.resume();
    const { operation } = await whenAsked(after.session);
    expect(operation.round?.error).toMatchObject({ code: "TRANSPORT" });
    after.session.send(id);

    await expect(resumed?.result).resolves.toHaveProperty("content");
  });

  it("is written without what the form calls a secret", async () => {
    const requestedSchema = {
      type: "object",
      properties: { name: { type: "string" }, password: { type: "string" } },
    };
    const secret = {
      method: "elicitation/create",
      params: { message: "Sign in", requestedSchema },
    };
    const world = createWorld([inputRequired({ a: secret, b: formRequest("When?") }), complete()]);
    const page = await world.openPage();
    const result = page.elicitation.callTool(call);
    const { id } = await whenAsked(page.session);
    page.session.saveDrafts(id, "a", { f0: "Ann", f1: "hunter2" });
    const drafts = await world.whenStored((data) => data.includes("Ann"));
    page.session.respond(id, "a", {
      action: "accept",
      content: { name: "Ann", password: "hunter2" },
    });
    page.session.respond(id, "b", accept);
    const answers = await world.whenStored((data) => data.includes('"v":"x"'));
    expect(drafts + answers).not.toContain("hunter2");

    page.session.send(id);

    await result;
    const [receipt] = page.session.getSnapshot().operations[0]?.receipts ?? [];
    expect(receipt?.answers).toEqual([
      { key: "name", value: "Ann" },
      { key: "password", redacted: true },
    ]);
  });

  it("is written without what looks like a credential, though nobody asked for one [F-18] [M-22]", async () => {
    const pasted = ["gh", "p_", "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2"].join("");
    const world = createWorld([round, complete()]);
    const page = await world.openPage();
    void page.elicitation.callTool(call);
    const { id } = await whenAsked(page.session);
    page.session.saveDrafts(id, "a", { f0: `my key: ${pasted}` });
    page.session.saveDrafts(id, "b", { f0: "tomorr" });
    const drafts = await world.whenStored((data) => data.includes("tomorr"));
    page.session.respond(id, "a", { action: "accept", content: { v: pasted } });
    page.session.respond(id, "b", accept);
    const answers = await world.whenStored((data) => data.includes('"v":"x"'));

    expect(drafts + answers).not.toContain(pasted);
  });

  it("goes on without its copy when the store is broken", async () => {
    const world = createWorld([inputRequired({ a: formRequest("Where?") }), complete()]);
    world.store.put = () => Promise.reject(new Error("full"));
    const page = await world.openPage();
    const result = page.elicitation.callTool(call);
    const { id } = await whenAsked(page.session);
    page.session.respond(id, "a", accept);

    await expect(result).resolves.toHaveProperty("content");
  });
});
