import { ElicitationError } from "@askback/client-core";
import { ToolFailed } from "../scenarios/resultText.js";

/** An error in words for a person: what happened, and what they can do now. */
export interface Explanation {
  title: string;
  advice: string;
  /** For whoever has to find out more. */
  detail?: string;
}

export function explain(error: unknown, server: string): Explanation {
  if (error instanceof ToolFailed) {
    return { title: `${server} could not do it.`, advice: error.message };
  }
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof ElicitationError) return { ...explainElicitation(error, server), detail };
  if (isRefusedState(error)) return { ...refusedState(server), detail };
  if (error instanceof TypeError) return { ...unreachable(server), detail };
  return {
    title: `Something went wrong while talking to ${server}.`,
    advice: "You can ask again, or try something else.",
    detail,
  };
}

/** The page was reloaded at a moment from which a call cannot go on. */
export function interrupted(): Explanation {
  return {
    title: "This request was interrupted.",
    advice: "The page was reloaded before there was an answer to go on with. You can ask again.",
  };
}

function explainElicitation(error: ElicitationError, server: string): Explanation {
  const { serverCode, serverData } = error.details;
  switch (error.code) {
    case "SERVER_ERROR":
      if (isRefusedState({ code: serverCode, data: serverData })) return refusedState(server);
      return {
        title: `${server} answered with an error.`,
        advice: "Nothing more was sent. You can ask again.",
      };
    case "TRANSPORT":
    case "CONNECTION_LOST":
      return unreachable(server);
    case "ROUNDS_EXCEEDED":
    case "STATE_ROUNDS_EXCEEDED":
      return {
        title: `${server} kept asking without coming to an end.`,
        advice: "The request was given up so that you are not asked forever.",
      };
    case "MISSING_CAPABILITY":
    case "UNSUPPORTED_REQUEST":
      return {
        title: `${server} asked in a way that this page does not offer.`,
        advice: "The request could not go on. Nothing was sent.",
      };
    case "MUTED":
      return {
        title: `You have muted ${server}.`,
        advice: "Its questions are answered with cancel. Unmute it in the settings.",
      };
    case "URL_NOT_OPENED":
      return {
        title: "The page was not opened.",
        advice: `${server} cannot go on without it. You can ask again.`,
      };
    default:
      return {
        title: `${server} asked something that could not be shown.`,
        advice: "Its request breaks the rules, so it was refused. Nothing was sent.",
      };
  }
}

/** What the SDK's servers answer when requestState was changed, is too old, or is another's. */
function isRefusedState(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("data" in error)) return false;
  const { data } = error;
  return (
    typeof data === "object" &&
    data !== null &&
    "reason" in data &&
    data.reason === "invalid_request_state"
  );
}

function refusedState(server: string): Explanation {
  return {
    title: `${server} did not accept the answers.`,
    advice:
      "They no longer fit the question: it is too old, or something changed it on the way. Nothing was done; ask again to start over.",
  };
}

function unreachable(server: string): Explanation {
  return {
    title: `${server} cannot be reached.`,
    advice: "Check that it is running, then ask again.",
  };
}
