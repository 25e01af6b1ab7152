// The panel under a strict policy, with one call that is asked about and one that has ended.
// `?dark` and `?rtl` change the page around it; `window.broken` has what breaks the policy, and
// `window.replaceSession` gives the panel another session.
import { createElicitationClient, createElicitationSession } from "@askback/client-core";
import { createRecorder } from "@askback/client-core/devtools";
import {
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
} from "@askback/client-core/testing";
import { Client } from "@modelcontextprotocol/client";
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { AskbackDevtools } from "../../src/devtools/index.js";
import { ElicitationOutlet, ElicitationProvider } from "../../src/index.js";
import "../../src/styles/devtools.css";
import "../../src/styles/index.css";

declare global {
  interface Window {
    broken: string[];
    replaceSession: () => void;
  }
}

window.broken = [];
document.addEventListener("securitypolicyviolation", (event) => {
  window.broken.push(`${event.violatedDirective} ${event.blockedURI}`);
});

const query = new URLSearchParams(location.search);
if (query.has("dark")) document.documentElement.dataset.theme = "dark";
if (query.has("rtl")) document.documentElement.dir = "rtl";

function start() {
  const recorder = createRecorder();
  const session = createElicitationSession({ onEvent: recorder.onEvent });
  const server = createScriptedServer([
    complete({ text: "2 tables are free" }),
    inputRequired({ city: formRequest("Which city?") }, "state-1"),
    complete(),
  ]);
  const client = new Client(
    { name: "chat", version: "1" },
    { versionNegotiation: { mode: "auto" } },
  );
  const elicitation = createElicitationClient(client, {
    session,
    server: { id: "tables", label: "Tables", origin: "https://tables.example" },
  });
  const connected = client.connect(recorder.watch(server.transport, "tables"));
  const call = async () => {
    await connected;
    await elicitation.callTool({ name: "find_table", arguments: { guests: 2 } });
    await elicitation.callTool({ name: "book_table", arguments: { guests: 2 } });
  };
  return { recorder, session, call };
}

function Page(): ReactNode {
  const [{ recorder, session, call }, set] = useState(start);
  // Once the outlet is there to be asked.
  useEffect(() => void call(), [call]);
  window.replaceSession = () => set(start());
  return (
    <ElicitationProvider session={session} guardMs={0} lingerMs={0}>
      <ElicitationOutlet presentation="inline" />
      <AskbackDevtools recorder={recorder} session={session} />
    </ElicitationProvider>
  );
}

const root = document.getElementById("chat");
if (root === null) throw new Error("The page has no place for the chat.");
createRoot(root).render(<Page />);
