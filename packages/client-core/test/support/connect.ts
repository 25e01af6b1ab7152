import { Client, type ClientOptions } from "@modelcontextprotocol/client";
import {
  type AuditEvent,
  createElicitationClient,
  createElicitationSession,
  type ElicitationClient,
  type ElicitationClientOptions,
  type ElicitationSession,
  type ElicitationSessionOptions,
  preloadEngine,
} from "../../src/index.js";
import {
  createScriptedServer,
  type Script,
  type ScriptedServer,
  type ScriptedServerOptions,
} from "../../src/testing/index.js";
import { TestClock } from "./clock.js";

// What asks is there from the start: engineSeam.test.ts shows what happens while it is not.
await preloadEngine();

export interface World {
  server: ScriptedServer;
  session: ElicitationSession;
  client: Client;
  elicitation: ElicitationClient;
  clock: TestClock;
  events: AuditEvent[];
  errors: unknown[];
  /** Takes the interface away. */
  detach: () => void;
}

export interface WorldOptions {
  server?: ScriptedServerOptions;
  session?: ElicitationSessionOptions;
  client?: ClientOptions;
  elicitation?: Partial<ElicitationClientOptions>;
  /** What the interface can answer. Default: forms and URLs. `null`: there is no interface. */
  modes?: { form?: boolean; url?: boolean } | null;
}

export const identity = {
  id: "travel",
  label: "Travel desk",
  origin: "https://travel.test",
} as const;

/** A host in small: a real client, connected to a scripted server, with an interface that is attached. */
export function connect(script: Script, options: WorldOptions = {}): Promise<World> {
  const server = createScriptedServer(script, options.server);
  return connectTo(server, server.transport, options);
}

/** A further page of the host, on a connection of its own to the same server. */
export async function connectTo(
  server: ScriptedServer,
  transport: ScriptedServer["transport"],
  options: WorldOptions = {},
): Promise<World> {
  const clock = new TestClock();
  const events: AuditEvent[] = [];
  const errors: unknown[] = [];
  const session = createElicitationSession({
    clock,
    onEvent: (event) => events.push(event),
    onError: (error) => errors.push(error),
    ...options.session,
  });
  const { modes = { form: true, url: true } } = options;
  const detach = modes === null ? () => undefined : session.attach(modes);
  const client = new Client(
    { name: "test-host", version: "1.0.0" },
    { versionNegotiation: { mode: "auto" }, ...options.client },
  );
  const elicitation = createElicitationClient(client, {
    session,
    server: identity,
    ...options.elicitation,
  });
  await client.connect(transport);
  return { server, session, client, elicitation, clock, events, errors, detach };
}
