// What is refused, by whom, and before anybody has typed anything.
import { describe, expect, it, vi } from "vitest";
import type { ElicitResult } from "../../src/index.js";
import {
  complete,
  formRequest,
  hold,
  inputRequired,
  rpcError,
  urlRequest,
} from "../../src/testing/index.js";
import { settled } from "../support/clock.js";
import { connect, identity } from "../support/connect.js";
import {
  findOperation,
  itemsOf,
  openPrompts,
  prompt,
  rejection,
  whenOperation,
  yes,
} from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo" } };
const oneForm = inputRequired({ a: formRequest("q") }, "s");

describe("declared capabilities [M-13]", () => {
  it.each([
    [{ form: true, url: true }, { elicitation: { form: {}, url: {} } }],
    [{ form: true }, { elicitation: { form: {} } }],
    [{ url: true }, { elicitation: { url: {} } }],
  ])("are what the interface can answer: %j", async (modes, capabilities) => {
    const { server, elicitation } = await connect([complete()], { modes });
    await elicitation.callTool(call);
    expect(server.requests[0]?.capabilities).toEqual(capabilities);
  });

  it("are none while no interface is attached (flow-no-ui-mounted)", async () => {
    const { server, elicitation } = await connect([complete()], { modes: null });
    await elicitation.callTool(call);
    expect(server.requests[0]?.capabilities).not.toHaveProperty("elicitation");
  });

  it("follow the interface from request to request", async () => {
    const { server, session, elicitation, detach } = await connect(() => complete());
    await elicitation.callTool(call);
    detach();
    await elicitation.callTool(call);
    session.attach({ form: true });
    await elicitation.callTool(call);
    expect(server.requests.map(({ capabilities }) => capabilities?.elicitation)).toEqual([
      { form: {}, url: {} },
      undefined,
      { form: {} },
    ]);
  });

  it("are named on a retry as on the first request", async () => {
    const { server, session, elicitation } = await connect([oneForm, complete()]);
    const result = elicitation.callTool(call);
    session.respond((await prompt(session)).id, "a", yes);
    await result;
    expect(server.requests[1]?.capabilities).toEqual(server.requests[0]?.capabilities);
  });

  it("leave the caller's own _meta alone", async () => {
    const { server, elicitation } = await connect([complete()]);
    await elicitation.callTool({ ...call, _meta: { "example.test/trace": "t1" } });
    expect(server.requests[0]?.meta).toMatchObject({ "example.test/trace": "t1" });
    expect(server.requests[0]?.capabilities).toHaveProperty("elicitation");
  });
});

describe("a round that holds what was not declared [M-14]", () => {
  const others: [string, unknown][] = [
    ["roots/list", { method: "roots/list" }],
    ["sampling/createMessage", { method: "sampling/createMessage", params: { messages: [] } }],
    ["foo/bar", { method: "foo/bar" }],
    ["a method of Object.prototype", { method: "constructor" }],
    ["no object", "elicitation/create"],
    ["no method", { params: {} }],
    ["null", null],
    ["a list", []],
  ];

  it.each(others)(
    "is refused whole, with the entry's key, before a prompt: %s (flow-mixed-unsupported-round)",
    async (_name, entry) => {
      const { server, session, elicitation } = await connect(
        [inputRequired({ a: formRequest("q"), r: entry }, "s")],
        { modes: { form: true } },
      );

      const error = await rejection(elicitation.callTool(call));

      expect(error).toMatchObject({ details: { key: "r" } });
      expect(["UNSUPPORTED_REQUEST", "INVALID_REQUEST"]).toContain(
        (error as { code: string }).code,
      );
      expect(openPrompts(session)).toEqual([]);
      expect(server.requests).toHaveLength(1);
    },
  );

  it("names the method in the error (flow-mixed-unsupported-round)", async () => {
    const { elicitation } = await connect([
      inputRequired({ a: formRequest("q"), r: { method: "roots/list" } }, "s"),
    ]);
    expect(await rejection(elicitation.callTool(call))).toMatchObject({
      code: "UNSUPPORTED_REQUEST",
      details: { key: "r", method: "roots/list" },
    });
  });

  it.each([
    ["url, only form declared", { form: true }, urlRequest("go", "https://ok.test/")],
    ["form, only url declared", { url: true }, formRequest("q")],
    [
      "a mode that does not exist",
      { form: true, url: true },
      {
        method: "elicitation/create",
        params: { mode: "iframe", message: "m", url: "https://ok.test/" },
      },
    ],
  ])("is refused for its mode: %s (flow-undeclared-mode)", async (_name, modes, entry) => {
    const { server, session, elicitation } = await connect([inputRequired({ u: entry }, "s")], {
      modes,
    });
    const error = await rejection(elicitation.callTool(call));
    expect(error).toMatchObject({ code: "UNSUPPORTED_REQUEST", details: { key: "u" } });
    expect(openPrompts(session)).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  it("counts a request without mode as a form (flow-undeclared-mode) [F-01]", async () => {
    const params = { message: "m", requestedSchema: { type: "object", properties: {} } };
    const { session, elicitation } = await connect(
      [inputRequired({ a: { method: "elicitation/create", params } }), complete()],
      { modes: { form: true } },
    );
    const result = elicitation.callTool(call);
    const operation = await prompt(session);
    expect(itemsOf(operation)[0]?.mode).toBe("form");
    session.respond(operation.id, "a", { action: "accept", content: {} });
    await result;
  });
});

describe("a request that lacks what it must have (flow-message-missing)", () => {
  it.each([
    ["no message", { mode: "form", requestedSchema: { type: "object", properties: {} } }],
    ["no schema", { mode: "form", message: "m" }],
    ["no url", { mode: "url", message: "m" }],
    [
      "a message that is no text",
      { message: 7, requestedSchema: { type: "object", properties: {} } },
    ],
    ["no params", undefined],
  ])("is a typed error and no blank prompt: %s [M-14]", async (_name, params) => {
    const { session, elicitation } = await connect([
      inputRequired({ a: { method: "elicitation/create", params } }),
    ]);
    expect(await rejection(elicitation.callTool(call))).toMatchObject({
      code: "INVALID_REQUEST",
      details: { key: "a" },
    });
    expect(openPrompts(session)).toEqual([]);
  });

  it("is read as a URL when it says so, whatever schema it brings along", async () => {
    const params = {
      mode: "url",
      message: "m",
      url: "https://ok.test/",
      requestedSchema: { type: "object", properties: {} },
    };
    const { session, elicitation } = await connect([
      inputRequired({ a: { method: "elicitation/create", params } }),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    const operation = await prompt(session);
    expect(itemsOf(operation)[0]?.mode).toBe("url");
    session.respond(operation.id, "a", { action: "cancel" });
    await result;
  });
});

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

describe("no interface (flow-no-ui-mounted) [M-25]", () => {
  it("ends in a typed error: nothing is declined for a person who was not asked", async () => {
    const { server, session, elicitation } = await connect([oneForm, complete()], { modes: null });
    const error = await rejection(elicitation.callTool(call));
    expect(["NO_INTERFACE", "UNSUPPORTED_REQUEST"]).toContain((error as { code: string }).code);
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
