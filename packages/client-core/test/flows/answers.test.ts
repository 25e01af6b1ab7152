// What counts as an answer, and what answers besides the user.
import { describe, expect, it, vi } from "vitest";
import type { ElicitResult } from "../../src/index.js";
import {
  complete,
  formRequest,
  inputRequired,
  rpcError,
  urlRequest,
} from "../../src/testing/index.js";
import { connect } from "../support/connect.js";
import { findOperation, itemsOf, prompt, rejection, yes } from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo" } };
const oneForm = inputRequired({ a: formRequest("q") }, "s");

describe("an answer that is none (flow-action-names)", () => {
  const pending = async () => {
    const world = await connect([oneForm, complete()]);
    const result = world.elicitation.callTool(call);
    const { id } = await prompt(world.session);
    const respond = (response: unknown) => () =>
      world.session.respond(id, "a", response as ElicitResult);
    return { ...world, result, id, respond };
  };

  it.each([
    ["an action that does not exist", { action: "reject" }, /accept.*decline.*cancel/],
    ["accept without content", { action: "accept" }, /content/],
    ["null in the content", { action: "accept", content: { v: null } }, /v/],
    ["an object in the content", { action: "accept", content: { v: {} } }, /v/],
    ["a number that JSON has not", { action: "accept", content: { v: Number.NaN } }, /v/],
    ["nothing", undefined, /action/],
  ])("is refused, and the prompt stays: %s [A-03]", async (_name, response, message) => {
    const { respond, session, id, server, result } = await pending();
    expect(respond(response)).toThrow(
      expect.objectContaining({
        code: "INVALID_RESPONSE",
        message: expect.stringMatching(message),
      }),
    );
    expect(itemsOf(findOperation(session, id))[0]?.state.status).toBe("pending");
    expect(server.requests).toHaveLength(1);
    session.stop(id);
    await rejection(result);
  });

  it.each(["decline", "cancel"] as const)(
    "loses the content that %s must not have (flow-dismiss-is-cancel) [A-03] [A-01]",
    async (action) => {
      const { respond, server, result } = await pending();
      respond({ action, content: { v: "typed" } })();
      await result;
      expect(server.requests[1]?.params.inputResponses).toEqual({ a: { action } });
    },
  );

  it("loses the content that accept of a URL must not have [A-03]", async () => {
    const { server, session, elicitation } = await connect([
      inputRequired({ u: urlRequest("go", "https://ok.test/") }),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    session.respond(id, "u", { action: "accept", content: { v: "x" } });
    session.continueUrl(id, "u");
    await result;
    expect(server.requests[1]?.params.inputResponses).toEqual({ u: { action: "accept" } });
  });
});

describe("a rule that accepts by itself (flow-auto-accept-policy)", () => {
  const policy = { autoAccept: () => true };
  const confirmation = { type: "object", properties: {} };

  it("answers a form that asks nothing", async () => {
    const { server, elicitation } = await connect(
      [inputRequired({ a: formRequest("sure?", confirmation) }), complete()],
      { session: { policy } },
    );
    await elicitation.callTool(call);
    expect(server.requests[1]?.params.inputResponses).toEqual({
      a: { action: "accept", content: {} },
    });
  });

  it.each([
    ["a form with a field", formRequest("name?")],
    ["a URL", urlRequest("go", "https://ok.test/")],
    ["a schema that is none", formRequest("sure?", { type: "array", properties: {} })],
  ])("leaves to the user: %s", async (_name, entry) => {
    const { session, elicitation, server } = await connect([inputRequired({ a: entry })], {
      session: { policy },
    });
    const failure = rejection(elicitation.callTool(call));
    const { id } = await prompt(session);
    expect(server.requests).toHaveLength(1);
    session.stop(id);
    await failure;
  });

  it("answers nothing unless the host asks for it", async () => {
    const { session, elicitation } = await connect([
      inputRequired({ a: formRequest("sure?", confirmation) }),
    ]);
    const failure = rejection(elicitation.callTool(call));
    session.stop((await prompt(session)).id);
    await failure;
  });
});

describe("errors of the server", () => {
  it("reach the caller typed when it misses a capability [M-15]", async () => {
    const requiredCapabilities = { elicitation: { url: {} } };
    const { elicitation } = await connect([
      rpcError(-32021, "Server requires elicitation", { requiredCapabilities }),
    ]);
    expect(await rejection(elicitation.callTool(call))).toMatchObject({
      code: "MISSING_CAPABILITY",
      details: { serverCode: -32021, requiredCapabilities },
    });
  });

  it("reach the caller with their code and data", async () => {
    const { elicitation } = await connect([rpcError(-32602, "no such city", { city: "Oslo" })]);
    expect(await rejection(elicitation.callTool(call))).toMatchObject({
      code: "SERVER_ERROR",
      details: { serverCode: -32602, serverData: { city: "Oslo" } },
    });
  });
});

describe("deprecated entries [M-16]", () => {
  it("are answered by the host's handlers, beside the user's, with one warning", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const roots = { roots: [{ uri: "file:///work", name: "work" }] };
    const { server, session, elicitation } = await connect(
      [
        inputRequired({ a: formRequest("q"), r: { method: "roots/list" } }, "s"),
        inputRequired({ r: { method: "roots/list" } }, "s2"),
        complete(),
      ],
      {
        client: { capabilities: { roots: {} } },
        elicitation: { handlers: { "roots/list": async () => roots } },
      },
    );
    const result = elicitation.callTool(call);
    session.respond((await prompt(session)).id, "a", yes);
    await result;

    expect(server.requests[1]?.params.inputResponses).toEqual({ a: yes, r: roots });
    expect(server.requests[2]?.params.inputResponses).toEqual({ r: roots });
    expect(
      warn.mock.calls.flat().filter((line) => String(line).includes("deprecated")),
    ).toHaveLength(1);
    warn.mockRestore();
  });
});
