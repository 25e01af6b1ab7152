import { Client } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { createElicitationSession } from "../session/createSession.js";
import {
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
  type Script,
  type ScriptedServerOptions,
  whenSnapshot,
} from "../testing/index.js";
import { createElicitationClient, type ElicitationClientOptions } from "./createClient.js";

async function connect(
  script: Script,
  server: ScriptedServerOptions = {},
  options: Partial<ElicitationClientOptions> = {},
) {
  const scripted = createScriptedServer(script, server);
  const client = new Client(
    { name: "test", version: "1" },
    { versionNegotiation: { mode: "auto" } },
  );
  await client.connect(scripted.transport);
  const session = options.session ?? createElicitationSession();
  session.attach({ form: true, url: true });
  const elicitation = createElicitationClient(client, {
    server: { id: "s", origin: "https://mcp.test" },
    ...options,
    session,
  });
  return { scripted, client, session, elicitation };
}

const call = { name: "book", arguments: { city: "Oslo" } };

describe("createElicitationClient", () => {
  it("asks the user and sends the answer with the state of its round [M-01] [M-03] [M-08]", async () => {
    const { scripted, session, elicitation } = await connect([
      inputRequired({ a: formRequest("Where?") }, ""),
      complete(),
    ]);

    const result = elicitation.callTool(call);
    const { operations } = await whenSnapshot(session, ({ operations }) =>
      operations.some(({ status }) => status === "awaitingInput"),
    );
    const [operation] = operations;
    session.respond(operation?.id ?? "", "a", { action: "accept", content: { v: "x" } });

    await expect(result).resolves.toHaveProperty("content");
    expect(operation?.provenance).toEqual({
      server: { id: "s", origin: "https://mcp.test", claimedName: "scripted-server" },
      source: { kind: "tool", ...call },
    });
    expect(scripted.requests.map(({ params }) => params)).toEqual([
      call,
      {
        ...call,
        inputResponses: { a: { action: "accept", content: { v: "x" } } },
        requestState: "",
      },
    ]);
    expect(scripted.requests.map(({ capabilities }) => capabilities)).toEqual([
      { elicitation: { form: {}, url: {} } },
      { elicitation: { form: {}, url: {} } },
    ]);
    expect(session.getSnapshot().operations.map(({ status }) => status)).toEqual(["completed"]);
  });
});
