import type { SessionContext } from "../session/context.js";
import type { RequestCall } from "./requests.js";

/** What every call of an `ElicitationClient` takes besides the SDK's own options. */
export interface OperationOptions {
  /**
   * Your id of this call, such as the chat's id of the tool call. It comes back in
   * `provenance.callId` of what the server asks because of it, after a reload too, and
   * `<ElicitationOutlet callId>` shows prompts by it. Never sent to a server.
   */
  callId?: string;
  /**
   * Called with the id of the operation that the call has become, before anything is sent: a chat
   * shows there what is asked, and finds the receipts. A server of 2025-11-25 asks by requests of its
   * own, which are operations too: it is called again for each that came while this call was the only
   * one on the wire; with several nobody can say which led to it. What it throws goes to the session's
   * `onError`.
   */
  onOperation?: (operationId: string) => void;
}

export type Announce = (operationId: string) => void;

/** Tells a call's caller of the operations that it leads to. */
export function readAnnounce({ options }: RequestCall, { onError }: SessionContext): Announce {
  const tell = "onOperation" in options ? options.onOperation : undefined;
  return (operationId) => {
    if (typeof tell !== "function") return;
    try {
      tell(operationId);
    } catch (error) {
      onError(error);
    }
  };
}
