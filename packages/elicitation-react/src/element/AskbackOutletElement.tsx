import { ElicitationOutlet } from "../prompt/ElicitationOutlet.js";
import { AskbackElement } from "./AskbackElement.js";

/**
 * `<askback-outlet>`: shows whatever waits for the user, as `<ElicitationOutlet>` does.
 *
 * Attributes: `presentation` (`dialog`, the default, or `inline`), and for an inline outlet with its
 * place in the chat `operation-id` or `call-id`.
 */
export class AskbackOutletElement extends AskbackElement {
  /** Attributes that may change at any time. */
  static readonly observedAttributes = ["presentation", "operation-id", "call-id"];
  #fallbackFocus: (() => HTMLElement | null) | undefined;

  /** Where focus goes after a dialog if what had it is gone: the composer of the chat. */
  get fallbackFocus(): (() => HTMLElement | null) | undefined {
    return this.#fallbackFocus;
  }
  set fallbackFocus(fallbackFocus) {
    this.#fallbackFocus = fallbackFocus;
    this.render();
  }

  protected content(): object {
    const isInline = this.getAttribute("presentation") === "inline" || !this.isDrawn;
    return (
      <ElicitationOutlet
        presentation={isInline ? "inline" : "dialog"}
        operationId={this.getAttribute("operation-id") ?? undefined}
        callId={this.getAttribute("call-id") ?? undefined}
        fallbackFocus={this.#fallbackFocus}
      />
    );
  }
}
