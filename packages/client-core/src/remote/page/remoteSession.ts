import { Remote } from "./remote.js";
import { RemoteCommands } from "./remoteCommands.js";
import type { RemoteSession, RemoteSessionOptions } from "./remoteTypes.js";

/**
 * The page's side of a session that `createSessionHost` serves. Answers are shown at once and go out
 * in order; until the server has confirmed one, it is kept and tried again.
 *
 * It connects when somebody first subscribes or attaches, and so not while a page is rendered on a
 * server.
 *
 * `ask` and `markUrlDone` are the server's: here they are refused.
 */
export function createRemoteSession(options: RemoteSessionOptions): RemoteSession {
  const remote = new Remote(options);
  const commands = new RemoteCommands(remote);
  // Bound, as the members of any session are.
  return {
    get policy() {
      return remote.policy;
    },
    getSnapshot: () => remote.snapshot,
    subscribe: (listener) => remote.subscribe(listener),
    getConnection: () => remote.connection,
    reconnect: () => remote.reconnect(),
    close: () => remote.close(),
    attach: (modes) => remote.attach(modes),
    ask: async () => {
      throw remote.refuse("ask", "ask on the server's own session");
    },
    respond: (...args) => commands.respond(...args),
    saveDrafts: (...args) => commands.saveDrafts(...args),
    revise: (...args) => commands.revise(...args),
    send: (operationId) => commands.send(operationId),
    continueUrl: (...args) => commands.continueUrl(...args),
    userReturned: () =>
      remote.give({ type: "userReturned" }, ({ type }) => type === "userReturned"),
    markUrlDone: () => void remote.refuse("markUrlDone", "tell it to the server's own session"),
    release: (operationId) => remote.give({ type: "release", operationId }),
    stop: (operationId) => commands.stop(operationId),
    dismiss: (operationId) => commands.dismiss(operationId),
    reportInterfaceError: (...args) => commands.reportInterfaceError(...args),
    muteServer: (serverId) => remote.give({ type: "muteServer", serverId }),
    unmuteServer: (serverId) => remote.give({ type: "unmuteServer", serverId }),
  };
}
