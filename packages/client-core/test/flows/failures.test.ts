// Failing networks and time that passes: nothing hangs, no answer is lost.
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  complete,
  drop,
  endStream,
  formRequest,
  hold,
  httpFailure,
  inputRequired,
  networkFailure,
  progress,
  silence,
} from "../../src/testing/index.js";
import { connect } from "../support/connect.js";
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
const asked = inputRequired({ a: formRequest("q") }, "s");

afterEach(() => {
  vi.useRealTimers();
});

describe("sending that fails (flow-retry-http-failure) [M-20]", () => {
  it("keeps the answers, shows the error, and sends the same again on new ids", async () => {
    const { server, session, elicitation } = await connect([
      asked,
      httpFailure(503),
      httpFailure(404),
      networkFailure(),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    session.respond(id, "a", yes);

    for (let attempt = 2; attempt <= 4; attempt += 1) {
      await server.whenRequests(attempt);
      const { round, status } = await whenOperation(
        session,
        id,
        (operation) => operation.round?.error !== undefined && !operation.round.sending,
      );
      expect(status).toBe("awaitingInput");
      expect(round?.error).toMatchObject({ code: "TRANSPORT" });
      expect(itemsOf(findOperation(session, id))[0]?.state).toMatchObject({
        status: "answered",
        response: yes,
      });
      session.send(id);
      expect(findOperation(session, id)?.round?.error).toBeUndefined();
    }
    await result;

    const retries = server.requests.slice(1);
    expect(retries).toHaveLength(4);
    for (const { params } of retries) {
      expect(params).toEqual({ ...call, inputResponses: { a: yes }, requestState: "s" });
    }
    expect(new Set(server.requests.map(({ id: rpcId }) => rpcId)).size).toBe(5);
  });

  it("lets the user change the answer before sending again [F-11]", async () => {
    const { server, session, elicitation } = await connect([asked, httpFailure(500), complete()]);
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    session.respond(id, "a", yes);
    await whenOperation(session, id, ({ round }) => round?.error !== undefined);

    session.revise(id, "a");
    session.respond(id, "a", { action: "decline" });
    await result;

    expect(server.requests[2]?.params.inputResponses).toEqual({ a: { action: "decline" } });
  });

  it("lets the user give up instead", async () => {
    const { server, session, elicitation } = await connect([asked, httpFailure(500), complete()]);
    const failure = rejection(elicitation.callTool(call));
    const { id } = await prompt(session);
    session.respond(id, "a", yes);
    await whenOperation(session, id, ({ round }) => round?.error !== undefined);
    session.stop(id);
    expect(await failure).toMatchObject({ code: "STOPPED" });
    expect(server.requests).toHaveLength(2);
  });

  it("rejects with a typed error when there are no answers to keep", async () => {
    const { elicitation, session } = await connect([httpFailure(503)]);
    expect(await rejection(elicitation.callTool(call))).toMatchObject({
      code: "TRANSPORT",
      cause: { status: 503 },
    });
    expect(openPrompts(session)).toEqual([]);
  });

  it("because the stream ended without an answer can be tried again (flow-stream-drop)", async () => {
    const { server, session, elicitation } = await connect([asked, endStream(), complete()]);
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    session.respond(id, "a", yes);
    await whenOperation(session, id, ({ round }) => round?.error !== undefined);
    session.send(id);
    await result;
    expect(server.requests.slice(1).map(({ params }) => params.inputResponses)).toEqual([
      { a: yes },
      { a: yes },
    ]);
  });

  it("of a lost connection can be tried again, or given up, and hangs nowhere (flow-stream-drop)", async () => {
    const { session, elicitation } = await connect([asked, drop()]);
    const failure = rejection(elicitation.callTool(call));
    const { id } = await prompt(session);
    session.respond(id, "a", yes);
    const { round } = await whenOperation(
      session,
      id,
      (operation) => operation.round?.error !== undefined,
    );
    expect(round?.error?.code).toBe("TRANSPORT");
    session.stop(id);
    await failure;
    expect(openPrompts(session)).toEqual([]);
  });
});

describe("time (flow-request-timeout-while-open) [M-19]", () => {
  it("that a person takes does not count", async () => {
    const { session, elicitation, server, clock } = await connect([asked, complete()]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const result = elicitation.callTool(call, { timeout: 60_000, maxTotalTimeout: 120_000 });
    const { id } = await prompt(session);

    await clock.advance(24 * 60 * 60_000);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    session.respond(id, "a", yes);
    await result;

    expect(server.requests).toHaveLength(2);
  });

  it("that the server takes counts for each request by itself, and the answers are kept", async () => {
    const { session, elicitation, server, clock } = await connect([asked, silence(), complete()]);
    const result = elicitation.callTool(call, { timeout: 1_000 });
    const { id } = await prompt(session);
    await clock.advance(5_000);
    session.respond(id, "a", yes);
    await server.whenRequests(2);

    await clock.advance(999);
    expect(findOperation(session, id)?.round?.error).toBeUndefined();
    await clock.advance(1);
    expect(findOperation(session, id)?.round?.error).toMatchObject({ code: "TRANSPORT" });
    expect(server.wire.at(-1)).toMatchObject({ abandoned: server.requests[1]?.id });

    session.send(id);
    await result;
    expect(server.requests[2]?.params.inputResponses).toEqual({ a: yes });
  });

  it("of all requests together has the limit that the caller sets", async () => {
    const { session, elicitation, server, clock } = await connect([
      [hold("first"), asked],
      [hold("second"), complete()],
    ]);
    const result = elicitation.callTool(call, { timeout: 1_000, maxTotalTimeout: 1_500 });
    await server.whenRequests(1);
    await clock.advance(900);
    server.release("first");
    const { id } = await prompt(session);
    await clock.advance(60_000);
    session.respond(id, "a", yes);
    await server.whenRequests(2);

    await clock.advance(599);
    expect(findOperation(session, id)?.round?.error).toBeUndefined();
    await clock.advance(1);

    expect(findOperation(session, id)?.round?.error).toMatchObject({ code: "TRANSPORT" });
    session.stop(id);
    await rejection(result);
  });

  it("starts anew with progress, if the caller wants that", async () => {
    const { elicitation, server, clock } = await connect([
      [hold("one"), progress(1), hold("two"), complete()],
    ]);
    const result = elicitation.callTool(call, {
      timeout: 1_000,
      resetTimeoutOnProgress: true,
      onprogress: () => undefined,
    });
    await server.whenRequests(1);
    await clock.advance(900);
    server.release("one");
    await clock.advance(900);
    server.release("two");
    await result;
  });

  it("runs out for the first request with a typed error", async () => {
    const { elicitation, server, clock } = await connect([silence()]);
    const failure = rejection(elicitation.callTool(call));
    await server.whenRequests(1);
    await clock.advance(60_000);
    expect(await failure).toMatchObject({ code: "TRANSPORT" });
    expect(clock.pending).toBe(0);
  });
});
