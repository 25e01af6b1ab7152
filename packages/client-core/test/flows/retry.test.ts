// What the retry of a round carries over the wire (2026-07-28).
import { describe, expect, it } from "vitest";
import {
  complete,
  formRequest,
  hold,
  inputRequired,
  progress,
  urlRequest,
} from "../../src/testing/index.js";
import { connect } from "../support/connect.js";
import { prompt, yes } from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo", nights: 2 } };

describe("the retry of a round", () => {
  it("has no requestState when the result had none (flow-state-absent) [M-04] [M-05]", async () => {
    const { server, session, elicitation } = await connect([
      inputRequired({ a: formRequest("q") }),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    session.respond((await prompt(session)).id, "a", yes);
    await result;

    const [first, retry] = server.requests;
    expect(retry?.params).toEqual({ ...call, inputResponses: { a: yes } });
    expect(retry?.params).not.toHaveProperty("requestState");
    expect(retry?.method).toBe(first?.method);
    expect(retry?.id).not.toBe(first?.id);
  });

  it.each([
    ["", "the empty string"],
    ["  padded\n", "white space around it"],
    ['{"step":1,"a":"\\u00e9"}', "text that looks like JSON"],
    ["日本語 🧭 e\u0301 \u0000", "text outside of ASCII"],
    ["null", "the word null"],
  ])("echoes requestState %j, %s [M-03]", async (state) => {
    const { server, session, elicitation } = await connect([
      inputRequired({ a: formRequest("q") }, state),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    session.respond((await prompt(session)).id, "a", yes);
    await result;

    expect(server.requests[1]?.params.requestState).toBe(state);
  });

  it("carries the state and the answers of its own round only (flow-stale-responses) [M-04] [M-06] [M-08]", async () => {
    const { server, session, elicitation, clock } = await connect([
      inputRequired({ a: formRequest("q") }, "s1"),
      inputRequired(undefined, "s2"),
      inputRequired({ b: formRequest("q") }),
      complete(),
    ]);
    const earlier = { inputResponses: { old: yes }, requestState: "old" };
    const result = elicitation.callTool({ ...call, ...earlier });
    session.respond((await prompt(session)).id, "a", yes);
    await server.whenRequests(2);
    await clock.advance(60_000);
    session.respond((await prompt(session)).id, "b", yes);
    await result;

    expect(server.requests.slice(1).map(({ params }) => params)).toEqual([
      { ...call, inputResponses: { a: yes }, requestState: "s1" },
      { ...call, requestState: "s2" },
      { ...call, inputResponses: { b: yes } },
    ]);
  });

  it("goes out once, with every answer under its key (flow-multi-requests-one-round) [M-02] [M-08] [A-03]", async () => {
    const { server, session, elicitation } = await connect([
      inputRequired(
        {
          a: formRequest("first"),
          b: formRequest("second"),
          u: urlRequest("go", "https://ok.test/"),
        },
        "s",
      ),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    const { id, round } = await prompt(session);
    expect(Object.keys(round?.items ?? {})).toEqual(["a", "b", "u"]);
    expect(round?.needsConfirmation).toBe(true);

    session.respond(id, "u", { action: "cancel" });
    session.respond(id, "a", { action: "decline" });
    session.respond(id, "b", yes);
    expect(server.requests).toHaveLength(1);
    session.send(id);
    session.send(id);
    await result;

    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]?.params).toEqual({
      ...call,
      inputResponses: { a: { action: "decline" }, b: yes, u: { action: "cancel" } },
      requestState: "s",
    });
  });

  it("waits until every entry is answered, and takes changes until it goes out [M-02] [F-11]", async () => {
    const { server, session, elicitation } = await connect([
      inputRequired({ a: formRequest("first"), b: formRequest("second") }),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);

    session.respond(id, "a", yes);
    session.send(id);
    session.revise(id, "a");
    session.respond(id, "a", { action: "accept", content: { v: "changed" } });
    session.respond(id, "b", { action: "decline" });
    session.send(id);
    await result;

    expect(server.requests.slice(1).map(({ params }) => params.inputResponses)).toEqual([
      { a: { action: "accept", content: { v: "changed" } }, b: { action: "decline" } },
    ]);
  });

  it("answers with bare results (flow-bare-responses) [M-08] [A-03]", async () => {
    const { server, session, elicitation } = await connect([
      inputRequired({ a: formRequest("q") }, "s"),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    session.respond((await prompt(session)).id, "a", yes);
    await result;

    expect(server.requests[1]?.params.inputResponses).toEqual({
      a: { action: "accept", content: { v: "x" } },
    });
  });

  it("keeps keys and content keys of any kind [M-08] [F-13]", async () => {
    const odd = JSON.parse(
      '{"__proto__":1,"constructor":1,"toString":1,"a.b":1,"items[0]":1,"":1,"2":1}',
    ) as Record<string, unknown>;
    const keys = Object.keys(odd);
    const requests = Object.fromEntries(keys.map((key) => [key, formRequest(key)]));
    const content = JSON.parse('{"__proto__":"p","constructor":"c","":"e"}') as Record<
      string,
      string
    >;
    const { server, session, elicitation } = await connect([inputRequired(requests), complete()]);
    const result = elicitation.callTool(call);
    const { id, round } = await prompt(session);
    expect(Object.keys(round?.items ?? {})).toEqual(keys);

    for (const key of keys) session.respond(id, key, { action: "accept", content });
    session.send(id);
    await result;

    const sent = server.requests[1]?.params.inputResponses as Record<string, { content: unknown }>;
    expect(Object.keys(sent)).toEqual(keys);
    for (const key of keys) {
      const answer = Object.getOwnPropertyDescriptor(sent, key)?.value as { content: unknown };
      expect(JSON.stringify(answer.content)).toBe(JSON.stringify(content));
    }
  });

  it("sends an accepted false as it is [A-07]", async () => {
    const confirm = {
      type: "object",
      properties: { sure: { type: "boolean" } },
      required: ["sure"],
    };
    const { server, session, elicitation } = await connect([
      inputRequired({ a: formRequest("Sure?", confirm) }),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    session.respond(id, "a", { action: "accept", content: { sure: false } });
    await result;

    expect(server.requests[1]?.params.inputResponses).toEqual({
      a: { action: "accept", content: { sure: false } },
    });
  });

  it("repeats the call as it was made, whatever the caller does to its arguments [M-09]", async () => {
    const { server, session, elicitation } = await connect([
      inputRequired({ a: formRequest("q") }),
      complete(),
    ]);
    const mine = { name: "book", arguments: { list: [1, 2], deep: { city: "Oslo" } } };
    const made = structuredClone(mine);
    const result = elicitation.callTool(mine);
    const { id } = await prompt(session);

    mine.name = "cancel";
    mine.arguments.list.push(3);
    mine.arguments.deep.city = "Rome";
    session.respond(id, "a", yes);
    await result;

    expect(server.requests[1]?.params).toMatchObject(made);
    expect(server.requests.map(({ method }) => method)).toEqual(["tools/call", "tools/call"]);
  });

  it("is answered once, however often the user presses (double click) [A-04]", async () => {
    const { server, session, elicitation, events } = await connect([
      inputRequired({ a: formRequest("q") }),
      [hold("slow"), complete()],
    ]);
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);

    session.respond(id, "a", yes);
    session.respond(id, "a", { action: "decline" });
    await server.whenRequests(2);
    session.respond(id, "a", { action: "cancel" });
    session.send(id);
    server.release("slow");
    await result;
    session.respond(id, "a", { action: "cancel" });

    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]?.params.inputResponses).toEqual({ a: yes });
    expect(events.filter(({ type }) => type === "refused").length).toBeGreaterThan(0);
  });

  it("has an id of its own, and progress for the caller (flow-progress-and-ids) [M-05] [M-19]", async () => {
    const { server, session, elicitation } = await connect([
      [progress(10), inputRequired({ a: formRequest("q") }, "s")],
      [progress(50), inputRequired({ a: formRequest("again") }, "s")],
      [progress(90), complete()],
    ]);
    const seen: number[] = [];
    const result = elicitation.callTool(call, { onprogress: (p) => seen.push(p.progress) });
    session.respond((await prompt(session)).id, "a", yes);
    await server.whenRequests(2);
    session.respond((await prompt(session)).id, "a", yes);
    await result;

    expect(new Set(server.requests.map(({ id }) => id)).size).toBe(3);
    expect(seen).toEqual([10, 50, 90]);
  });
});
