import { ElicitationError } from "../errors.js";

export function muted(): ElicitationError {
  return new ElicitationError(
    "MUTED",
    "The user has muted this server, so nothing that it asks is shown. session.unmuteServer takes that back.",
  );
}

export function stopped(): ElicitationError {
  return new ElicitationError("STOPPED", "The user stopped the request; no answer was sent.");
}

/** `cause` is the reason of the caller's signal. */
export function aborted(cause: unknown): ElicitationError {
  return new ElicitationError(
    "ABORTED",
    "The caller aborted the request; its prompts were withdrawn and no answer was sent.",
    {},
    { cause },
  );
}

export function connectionLost(): ElicitationError {
  return new ElicitationError(
    "CONNECTION_LOST",
    "The connection to the server went away while it waited for the answer, so nothing was sent.",
  );
}

export function engineNotLoaded(cause: unknown): ElicitationError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new ElicitationError(
    "ENGINE_NOT_LOADED",
    `The server asked for input, and the code that asks the user could not be loaded: ${why}. The page may be offline, or older than what its server now serves. Try again, or reload the page.`,
    {},
    { cause },
  );
}
