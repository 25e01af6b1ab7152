import { Client } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { createElicitationClient } from "../mcp/createClient.js";
import {
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
  whenSnapshot,
} from "../testing/index.js";
import { createFetchTransport } from "./page/fetchTransport.js";
import { createRemoteSession } from "./page/remoteSession.js";
import { RemoteTransportError } from "./page/transport.js";
import { accept, createWorld, settled, whenShown } from "./world.testing.js";

type World = ReturnType<typeof createWorld>;

/** Longer than any command is tried. */
async function passLong({ clock }: World): Promise<void> {
  for (let tries = 0; tries < 12; tries += 1) {
    await settled();
    clock.pass(5_000);
  }
  await settled();
}

/** A round of two questions, the first answered while its reply gets lost and the line goes down. */
async function answeredIntoTheVoid() {
  const world = createWorld();
  const scripted = createScriptedServer([
    inputRequired({ a: formRequest("Where?"), b: formRequest("When?") }, "s"),
    complete(),
  ]);
  const client = new Client(
    { name: "chat", version: "1" },
    { versionNegotiation: { mode: "auto" } },
  );
  const { session, network } = world;
  const mcp = createElicitationClient(client, { session, server: { id: "s" } });
  await client.connect(scripted.connect());
  const { remote, refused } = await world.openPage();
  const result = mcp.callTool({ name: "book", arguments: {} });
  const { id } = await whenShown(remote);
  network.loseReplies = true;
  network.cut();
  remote.respond(id, "a", { action: "accept", content: { v: "first" } });
  await settled();
  network.down = true;
  await passLong(world);
  const back = async () => {
    network.down = false;
    network.loseReplies = false;
    remote.reconnect();
    await settled();
    await settled();
  };
  return { ...world, scripted, remote, refused, result, id, back };
}

describe("an answer that arrived, and whose reply did not", () => {
  it("gives way to the one that the user has changed it to", async () => {
    const { remote, refused, id, back, result, scripted } = await answeredIntoTheVoid();
    remote.revise(id, "a");
    remote.respond(id, "a", { action: "accept", content: { v: "second" } });
    await back();
    remote.respond(id, "b", { action: "decline" });
    remote.send(id);
    await result;
    expect(scripted.requests.at(-1)?.params.inputResponses).toEqual({
      a: { action: "accept", content: { v: "second" } },
      b: { action: "decline" },
    });
    expect(refused).toEqual([]);
  });

  it("is taken back on the server as well", async () => {
    const { remote, session, id, back } = await answeredIntoTheVoid();
    remote.revise(id, "a");
    await back();
    const stateOf = ({ getSnapshot }: typeof session) =>
      getSnapshot().operations[0]?.round?.items.a?.state.status;
    expect([stateOf(remote), stateOf(session)]).toEqual(["pending", "pending"]);
  });
});

describe("a command that does not get through", () => {
  it("tells the page when it has become pointless", async () => {
    const world = createWorld();
    const { remote, refused } = await world.openPage();
    const answer = world.ask();
    const { id } = await whenShown(remote);
    world.network.down = true;
    world.network.cut();
    remote.respond(id, "request", { action: "decline" });
    await passLong(world);
    world.session.respond(id, "request", accept);
    expect(await answer).toEqual(accept);
    world.network.down = false;
    remote.reconnect();
    await settled();
    await settled();
    expect(refused).toMatchObject([
      { type: "respond", operationId: id, error: { code: "INVALID_COMMAND" } },
    ]);
  });

  it("holds up no other question where it alone is refused", async () => {
    const world = createWorld();
    const tooLarge = new RemoteTransportError("The server answered 413.", {
      permanent: true,
      status: 413,
    });
    const { remote } = await world.openPage({
      post: async (command, options) => {
        await settled();
        if (command.type === "respond" && command.response.action === "accept") throw tooLarge;
        return world.network.post(command, options);
      },
    });
    const answers = [world.ask(), world.ask()];
    const { operations } = await whenSnapshot(
      remote,
      (snapshot) => snapshot.operations.filter(({ round }) => round).length === 2,
    );
    const [large = "", small = ""] = operations.map(({ id }) => id);
    remote.respond(large, "request", accept);
    remote.respond(small, "request", { action: "decline" });
    expect(await answers[1]).toEqual({ action: "decline" });
    const failed = await whenShown(remote, ({ round }) => round?.error !== undefined);
    expect(failed.id).toBe(large);
    expect(failed.round?.error?.message).toContain("did not take this: The server answered 413.");
    expect(failed.round?.items.request?.state).toMatchObject({ response: accept });
  });

  it("that stops an operation leaves it stopped, and is sent again with the next that does", async () => {
    const world = createWorld();
    const { remote } = await world.openPage();
    const stopped = world.ask();
    const { id } = await whenShown(remote);
    let lost = true;
    const { receive } = world.host;
    world.network.host = {
      ...world.host,
      frames: (options) => world.host.frames(options),
      receive: (command) =>
        lost ? Promise.reject(new Error("502")) : receive.call(world.host, command),
      close: () => {},
    };
    remote.stop(id);
    await passLong(world);
    expect(remote.getSnapshot().operations[0]?.status).toBe("stopped");
    lost = false;
    remote.userReturned();
    expect(await stopped).toEqual({ action: "cancel" });
  });
});

describe("a server that was muted while the line was down", () => {
  it("stays so on the page, and is so on the server as soon as anything gets through", async () => {
    const world = createWorld();
    const { remote } = await world.openPage();
    void world.ask();
    await whenShown(remote);
    world.network.down = true;
    remote.muteServer("s");
    await passLong(world);
    expect(remote.getSnapshot().muted).toEqual(["s"]);
    world.network.down = false;
    remote.userReturned();
    await settled();
    expect(world.session.getSnapshot().muted).toEqual(["s"]);
  });
});

describe("a frame that takes longer than a stream may be silent", () => {
  it("is waited for as long as parts of it come", async () => {
    const world = createWorld();
    const { clock, network } = world;
    const encoder = new TextEncoder();
    let write: (text: string) => Promise<void> = settled;
    const { connect } = createFetchTransport({
      url: "http://chat.test/askback",
      fetch: async () => {
        const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
        const writer = writable.getWriter();
        write = async (text) => {
          void writer.write(encoder.encode(text));
          await settled();
        };
        return new Response(readable, { headers: { "content-type": "text/event-stream" } });
      },
    });
    const remote = createRemoteSession({ clock, connect, post: network.post });
    remote.subscribe(() => {});
    await settled();
    const { value: frame } = await world.host.frames({ page: "p" }).next();
    for (const part of `data: ${JSON.stringify(frame)}`.match(/.{1,40}/gu) ?? []) {
      await write(part);
      clock.pass(40_000);
    }
    await write("\n\n");
    expect(remote.getConnection()).toEqual({ status: "open" });
    clock.pass(45_000);
    await settled();
    expect(remote.getConnection().status).toBe("waiting");
    remote.close();
  });
});

describe("a stream that breaks as soon as it is open", () => {
  it("is opened again at growing distances", async () => {
    const world = createWorld();
    const delays: number[] = [];
    const { remote } = await world.openPage();
    for (let tries = 0; tries < 4; tries += 1) {
      world.network.cut();
      await settled();
      const connection = remote.getConnection();
      if (connection.status !== "waiting") throw new Error(connection.status);
      const delay = connection.retryAt - world.clock.now();
      delays.push(delay);
      world.clock.pass(delay);
      await settled();
    }
    expect(delays).toEqual([500, 1_000, 2_000, 4_000]);
    world.clock.pass(10_000);
    await settled();
    world.network.cut();
    await settled();
    expect(remote.getConnection()).toMatchObject({ retryAt: world.clock.now() + 500 });
  });
});
