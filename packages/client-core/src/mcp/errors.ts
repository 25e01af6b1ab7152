import { ElicitationError } from "../errors.js";
import { isRecord } from "../session/json.js";

const missingCapability = -32021;
const headerMismatch = -32020;

/** The server answered with a JSON-RPC error of this code. SDK classes are told by shape only. */
export function serverCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "number" ? error.code : undefined;
}

/**
 * Whether the SDK has its own answer to this error (it reads the tool again and repeats the call).
 * Such an error must reach it as it is.
 */
export function isHeaderMismatch(error: unknown): boolean {
  return serverCodeOf(error) === headerMismatch;
}

/** Gives what the SDK throws for a request one of our codes. The original is the `cause`. */
export function toElicitationError(
  error: unknown,
  method: string,
  modern: boolean,
): ElicitationError {
  if (error instanceof ElicitationError) return error;
  const text = error instanceof Error ? error.message : String(error);
  const options = { cause: error };
  const serverCode = serverCodeOf(error);
  const data = isRecord(error) ? error.data : undefined;
  if (serverCode === missingCapability) {
    const requiredCapabilities = isRecord(data) ? data.requiredCapabilities : undefined;
    return new ElicitationError(
      "MISSING_CAPABILITY",
      `${method} needs a capability that was not declared: ${text}. Mount the outlet, or call session.attach, before the call is made.`,
      { method, serverCode, serverData: data, requiredCapabilities },
      options,
    );
  }
  if (serverCode !== undefined) {
    return new ElicitationError(
      "SERVER_ERROR",
      `The server refused ${method}: ${text}`,
      { method, serverCode, ...(data === undefined ? {} : { serverData: data }) },
      options,
    );
  }
  const code = isRecord(error) ? error.code : undefined;
  if (code === "INVALID_RESULT" || code === "UNSUPPORTED_RESULT_TYPE") {
    return new ElicitationError("INVALID_RESULT", text, { method }, options);
  }
  // An earlier server keeps what it asks in the connection, so nothing can be sent again.
  const lost = code === "CONNECTION_CLOSED" && !modern;
  return new ElicitationError(
    lost ? "CONNECTION_LOST" : "TRANSPORT",
    `${method} could not be delivered: ${text}`,
    { method },
    options,
  );
}
