import { Client, type ClientOptions } from "@modelcontextprotocol/client";
import {
  createElicitationSession,
  type ElicitationSessionOptions,
} from "../session/createSession.js";
import { preloadEngine } from "../session/engineSource.js";
import { FakeClock } from "../session/fakeClock.testing.js";
import { createScriptedServer, type Script, type ScriptedServerOptions } from "../testing/index.js";
import { createElicitationClient, type ElicitationClientOptions } from "./createClient.js";

export { whenAsked } from "../testing/whenAsked.js";

// What asks is there from the start, unless a test brings a loader of its own.
await preloadEngine();

export interface ConnectOptions {
  server?: ScriptedServerOptions;
  client?: ClientOptions;
  session?: ElicitationSessionOptions;
  elicitation?: Partial<ElicitationClientOptions>;
  /** Default: both modes. null: no interface. */
  attach?: { form?: boolean; url?: boolean } | null;
}

/** A scripted server, a real SDK client and a session with a clock that stands still. */
export async function connect(script: Script, options: ConnectOptions = {}) {
  const clock = new FakeClock();
  const scripted = createScriptedServer(script, options.server);
  const client = new Client(
    { name: "test", version: "1" },
    { versionNegotiation: { mode: "auto" }, ...options.client },
  );
  const session = createElicitationSession({ clock, ...options.session });
  if (options.attach !== null) session.attach(options.attach ?? { form: true, url: true });
  const elicitation = createElicitationClient(client, {
    server: { id: "s", origin: "https://mcp.test" },
    ...options.elicitation,
    session,
  });
  await client.connect(scripted.transport);
  return { clock, scripted, client, session, elicitation };
}

export const call = { name: "book", arguments: { city: "Oslo" } };
