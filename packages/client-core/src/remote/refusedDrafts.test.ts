import { Client } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { createElicitationClient } from "../mcp/createClient.js";
import { complete, createScriptedServer, formRequest, inputRequired } from "../testing/index.js";
import { RemoteTransportError } from "./page/transport.js";
import { createWorld, settled, whenShown } from "./world.testing.js";

/** A page whose server takes no long command, as one behind a body parser with a limit does. */
function openLimited({ network, openPage }: ReturnType<typeof createWorld>) {
  return openPage({
    post: async (command, options) => {
      if (JSON.stringify(command).length > 1_000) {
        throw new RemoteTransportError("The server answered 413.", { permanent: true });
      }
      return network.post(command, options);
    },
  });
}

const tooLong = { f0: "x".repeat(2_000) };
const shorter = { action: "accept", content: { v: "xx" } } as const;

describe("what was typed and is refused for good stands in the way of nothing", () => {
  it("is forgotten for what is typed in its place", async () => {
    const world = createWorld();
    const { remote } = await openLimited(world);
    void world.ask();
    const { id } = await whenShown(remote);
    remote.saveDrafts(id, "request", tooLong);
    await settled();

    remote.saveDrafts(id, "request", { f0: "xx" });
    await settled();

    expect(world.network.delivered.at(-1)).toMatchObject({ drafts: { f0: "xx" } });
  });

  it("holds up no answer, not even one to another question of the round", async () => {
    const world = createWorld();
    const scripted = createScriptedServer([
      inputRequired({ a: formRequest("Where?"), b: formRequest("When?") }, "s"),
      complete(),
    ]);
    const client = new Client(
      { name: "chat", version: "1" },
      { versionNegotiation: { mode: "auto" } },
    );
    const { session } = world;
    const mcp = createElicitationClient(client, { session, server: { id: "s" } });
    await client.connect(scripted.connect());
    const { remote } = await openLimited(world);
    const result = mcp.callTool({ name: "book", arguments: {} });
    const { id } = await whenShown(remote);
    remote.saveDrafts(id, "a", tooLong);
    await settled();

    remote.respond(id, "b", shorter);
    await settled();
    expect(remote.getSnapshot().operations[0]?.round?.error).toBeUndefined();
    remote.saveDrafts(id, "a", { f0: "xx" });
    remote.respond(id, "a", shorter);
    await settled();
    remote.send(id);

    await expect(result).resolves.toHaveProperty("content");
  });
});
