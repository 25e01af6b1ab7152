// Hosts without an interface, and interfaces that fail.
import { describe, expect, it } from "vitest";
import { complete, formRequest, hold, inputRequired } from "../../src/testing/index.js";
import { settled } from "../support/clock.js";
import { connect, identity } from "../support/connect.js";
import { itemsOf, prompt, rejection, whenOperation, yes } from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo" } };
const oneForm = inputRequired({ a: formRequest("q") }, "s");

describe("no interface (flow-no-ui-mounted) [M-25]", () => {
  it("ends in a typed error: nothing is declined for a person who was not asked", async () => {
    const { server, session, elicitation } = await connect([oneForm, complete()], { modes: null });
    expect(await rejection(elicitation.callTool(call))).toMatchObject({
      code: "UNSUPPORTED_REQUEST",
      details: { key: "a" },
    });
    expect(server.requests).toHaveLength(1);
    expect(session.getSnapshot().operations.flatMap(({ receipts }) => receipts)).toEqual([]);
  });

  it("ends so too when the interface went away between request and answer", async () => {
    const { server, elicitation, detach } = await connect([[hold("slow"), oneForm], complete()]);
    const failure = rejection(elicitation.callTool(call));
    await server.whenRequests(1);
    detach();
    server.release("slow");
    expect(await failure).toMatchObject({ code: "NO_INTERFACE" });
    expect(server.requests).toHaveLength(1);
  });

  it("ends ask of a host in the same way", async () => {
    const { session } = await connect([], { modes: null });
    const asked = session.ask(
      { message: "m", requestedSchema: { type: "object", properties: {} } },
      { server: identity, source: { kind: "unknown" } },
    );
    expect(await rejection(asked)).toMatchObject({ code: "NO_INTERFACE" });
  });
});

describe("an interface that throws (flow-renderer-throws) [M-26]", () => {
  it("rejects the call, tells the host once, and makes way for the next prompt", async () => {
    const { server, session, elicitation, errors } = await connect([
      oneForm,
      inputRequired({ b: formRequest("next") }),
      complete(),
    ]);
    const failure = rejection(elicitation.callTool(call));
    const { id } = await prompt(session);
    const thrown = new Error("cannot draw this");

    session.reportInterfaceError(id, "a", thrown);

    expect(await failure).toMatchObject({ code: "INTERFACE_FAILED", cause: thrown });
    expect(errors).toEqual([thrown]);
    expect(server.requests).toHaveLength(1);
    const next = elicitation.callTool(call);
    session.respond((await prompt(session)).id, "b", yes);
    await next;
  });

  it("can leave the item with decline and cancel, if the host prefers that", async () => {
    const { server, session, elicitation } = await connect([oneForm, complete()], {
      session: { policy: { interfaceError: "keep" } },
    });
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    session.reportInterfaceError(id, "a", new Error("cannot draw this"));
    await whenOperation(
      session,
      id,
      (operation) => itemsOf(operation)[0]?.state.status === "broken",
    );

    session.respond(id, "a", yes);
    await settled();
    expect(server.requests).toHaveLength(1);
    session.respond(id, "a", { action: "decline" });
    await result;
    expect(server.requests[1]?.params.inputResponses).toEqual({ a: { action: "decline" } });
  });
});
