import type { ElicitRequestParams } from "../protocol.js";
import { createElicitationSession } from "../session/createSession.js";
import type { ElicitationSession } from "../session/elicitationSession.js";
import { preloadEngine } from "../session/engineSource.js";
import { FakeClock } from "../session/fakeClock.testing.js";
import type { Operation, Provenance } from "../session/types.js";
import { whenSnapshot } from "../testing/index.js";
import { createRemoteSession } from "./page/remoteSession.js";
import type { RefusedCommand, RemoteSession, RemoteSessionOptions } from "./page/remoteTypes.js";
import { RemoteTransportError } from "./page/transport.js";
import { createSessionHost } from "./server/host.js";
import type { SessionHost, SessionHostOptions } from "./server/hostTypes.js";
import type { Command, Frame, Reply } from "./wire/wire.js";

export { settled } from "../session/settled.testing.js";

await preloadEngine();

export const provenance: Provenance = {
  server: { id: "s", origin: "https://mcp.test", claimedName: "Trips" },
  source: { kind: "tool", name: "book", arguments: { city: "Oslo" } },
  callId: "call-1",
};
export const form: ElicitRequestParams = {
  message: "Where?",
  requestedSchema: {
    type: "object",
    properties: { v: { type: "string", maxLength: 5 } },
    required: ["v"],
  },
};
export const page: ElicitRequestParams = {
  mode: "url",
  message: "Sign in",
  url: "https://mcp.test/login",
};
export const accept = { action: "accept", content: { v: "x" } } as const;

/** Everything goes through text, as on a wire. */
const wired = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A network between pages and a host, that can be cut. */
export class Network {
  host: SessionHost;
  /** Commands that reached the host. */
  readonly delivered: Command[] = [];
  readonly frames: Frame[] = [];
  down = false;
  /** Replies are lost: the command arrives, and nobody hears of it. */
  loseReplies = false;
  #cut: AbortController[] = [];
  /** When set, a command waits for it before it is delivered. */
  delay: Promise<void> | undefined;

  constructor(host: SessionHost) {
    this.host = host;
  }

  /** Ends every stream, as a lost connection does. */
  cut(): void {
    for (const stream of this.#cut.splice(0)) stream.abort();
  }

  readonly connect: RemoteSessionOptions["connect"] = (options) => this.#connect(options);

  async *#connect({ page: name, signal }: { page: string; signal: AbortSignal }) {
    if (this.down) throw new RemoteTransportError("The network is down.");
    const cut = new AbortController();
    this.#cut.push(cut);
    signal.addEventListener("abort", () => cut.abort(), { once: true });
    for await (const frame of this.host.frames({ page: name, signal: cut.signal })) {
      if (this.down) throw new RemoteTransportError("The network is down.");
      this.frames.push(frame);
      yield wired(frame);
    }
    if (cut.signal.aborted) throw new RemoteTransportError("The connection was cut.");
  }

  readonly post: RemoteSessionOptions["post"] = async (command) => {
    await this.delay;
    if (this.down) throw new RemoteTransportError("The network is down.");
    this.delivered.push(command);
    const reply = await this.host.receive(wired(command));
    if (this.loseReplies) throw new RemoteTransportError("The reply was lost.");
    return wired(reply) as Reply;
  };
}

export interface WorldOptions {
  host?: SessionHostOptions;
  session?: Parameters<typeof createElicitationSession>[0];
}

/** One user's session on a server, and as many pages as a test opens. */
export function createWorld(options: WorldOptions = {}) {
  const clock = new FakeClock();
  const session = createElicitationSession({ clock, ...options.session });
  const host = createSessionHost(session, { clock, ...options.host });
  const network = new Network(host);
  const openPage = async (more: Partial<RemoteSessionOptions> = {}) => {
    const refused: RefusedCommand[] = [];
    const remote = createRemoteSession({
      clock,
      random: () => 1,
      connect: network.connect,
      post: network.post,
      onRefused: (each) => refused.push(each),
      ...more,
    });
    const detach = remote.attach({ form: true, url: true });
    await whenSnapshot(remote, ({ modes }) => modes.form);
    return { remote, refused, detach };
  };
  const ask = (params: ElicitRequestParams = form) => session.ask(params, provenance);
  return { clock, session, host, network, openPage, ask };
}

/** The operation that a session shows, once there is one that fits. */
export async function whenShown(
  session: ElicitationSession | RemoteSession,
  wanted: (operation: Operation) => boolean = ({ round }) => round !== undefined,
): Promise<Operation> {
  const { operations } = await whenSnapshot(session, (snapshot) =>
    snapshot.operations.some(wanted),
  );
  const found = operations.find(wanted);
  if (found === undefined) throw new Error("No operation is shown.");
  return found;
}
