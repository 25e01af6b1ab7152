// What is declared to servers, and what is refused before anybody has typed anything.
import { describe, expect, it } from "vitest";
import { complete, formRequest, inputRequired, urlRequest } from "../../src/testing/index.js";
import { connect } from "../support/connect.js";
import { itemsOf, openPrompts, prompt, rejection, yes } from "../support/person.js";

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
  const unsupported = "UNSUPPORTED_REQUEST";
  const invalid = "INVALID_REQUEST";
  const others: [string, string, unknown][] = [
    ["roots/list", unsupported, { method: "roots/list" }],
    [
      "sampling/createMessage",
      unsupported,
      { method: "sampling/createMessage", params: { messages: [] } },
    ],
    ["foo/bar", unsupported, { method: "foo/bar" }],
    ["a method of Object.prototype", unsupported, { method: "constructor" }],
    ["no object", invalid, "elicitation/create"],
    ["no method", invalid, { params: {} }],
    ["null", invalid, null],
    ["a list", invalid, []],
  ];

  it.each(others)(
    "is refused whole, with the entry's key, before a prompt: %s (flow-mixed-unsupported-round)",
    async (_name, code, entry) => {
      const { server, session, elicitation } = await connect(
        [inputRequired({ a: formRequest("q"), r: entry }, "s")],
        { modes: { form: true } },
      );

      const error = await rejection(elicitation.callTool(call));

      expect(error).toMatchObject({ code, details: { key: "r" } });
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
