import type { ElicitationSession } from "../../session/elicitationSession.js";
import type { CommandBody } from "../wire/wire.js";

/**
 * Does what a page wants. The command was checked against this very state, so that it is neither
 * late nor meant for another question.
 * @throws ElicitationError as the session does
 */
export function runCommand(
  session: ElicitationSession,
  command: Exclude<CommandBody, { type: "attach" }>,
): void {
  switch (command.type) {
    case "respond": {
      const { operationId, key, response, sensitive, drafts } = command;
      if (drafts !== undefined) session.saveDrafts(operationId, key, drafts);
      session.respond(operationId, key, response, sensitive === undefined ? {} : { sensitive });
      break;
    }
    case "saveDrafts":
      session.saveDrafts(command.operationId, command.key, command.drafts);
      break;
    case "revise":
      session.revise(command.operationId, command.key);
      break;
    case "continueUrl":
      session.continueUrl(command.operationId, command.key);
      break;
    case "reportInterfaceError": {
      const { operationId, key, message } = command;
      session.reportInterfaceError(operationId, key, new Error(message));
      break;
    }
    case "send":
      session.send(command.operationId);
      break;
    case "release":
      session.release(command.operationId);
      break;
    case "stop":
      session.stop(command.operationId);
      break;
    case "dismiss":
      session.dismiss(command.operationId);
      break;
    case "userReturned":
      session.userReturned();
      break;
    case "muteServer":
      session.muteServer(command.serverId);
      break;
    case "unmuteServer":
      session.unmuteServer(command.serverId);
      break;
  }
}
