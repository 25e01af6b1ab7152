import { Receipts } from "../prompt/Receipts.js";
import { AskbackElement } from "./AskbackElement.js";

/**
 * `<askback-receipts>`: what was asked and answered, as `<Receipts>` shows it.
 *
 * Attributes: `operation-id` or `call-id`, to show those of one operation or call only.
 */
export class AskbackReceiptsElement extends AskbackElement {
  /** Attributes that may change at any time. */
  static readonly observedAttributes = ["operation-id", "call-id"];

  protected content(): object {
    return (
      <Receipts
        operationId={this.getAttribute("operation-id") ?? undefined}
        callId={this.getAttribute("call-id") ?? undefined}
      />
    );
  }
}
