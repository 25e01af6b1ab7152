// A session in the page, on a scripted server, with the panel for development beside it.
import { createElicitationClient, createElicitationSession } from "@askback/client-core";
import { createRecorder } from "@askback/client-core/devtools";
import {
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
} from "@askback/client-core/testing";
import { ElicitationOutlet, ElicitationProvider } from "@askback/elicitation-react";
import { AskbackDevtools } from "@askback/elicitation-react/devtools";
import { Client } from "@modelcontextprotocol/client";
import { useState } from "react";

const recorder = createRecorder();
const session = createElicitationSession({ onEvent: recorder.onEvent });
const server = createScriptedServer([
  inputRequired({ name: formRequest("What is it called?") }, "state"),
  complete(),
]);

async function call(): Promise<string> {
  const client = new Client(
    { name: "consumer", version: "1.0.0" },
    { versionNegotiation: { mode: "auto" } },
  );
  const mcp = createElicitationClient(client, { session, server: { id: "printer" } });
  await client.connect(recorder.watch(server.transport, "printer"));
  await mcp.callTool({ name: "print", arguments: {} });
  return JSON.stringify(server.requests.at(-1)?.params.inputResponses);
}

export function Local() {
  const [sent, setSent] = useState("");
  return (
    <ElicitationProvider session={session}>
      <section aria-label="Local">
        <button type="button" onClick={() => call().then(setSent, (error) => setSent(`${error}`))}>
          Call
        </button>
        <output>{sent}</output>
        <ElicitationOutlet presentation="inline" />
      </section>
      <AskbackDevtools recorder={recorder} session={session} />
    </ElicitationProvider>
  );
}
