import { AskbackOutletElement } from "./AskbackOutletElement.js";
import { AskbackReceiptsElement } from "./AskbackReceiptsElement.js";

export { AskbackElement, type AskbackElementProperties } from "./AskbackElement.js";
export { AskbackOutletElement } from "./AskbackOutletElement.js";
export { AskbackReceiptsElement } from "./AskbackReceiptsElement.js";

declare global {
  interface HTMLElementTagNameMap {
    "askback-outlet": AskbackOutletElement;
    "askback-receipts": AskbackReceiptsElement;
  }
}

/**
 * Defines `<askback-outlet>` and `<askback-receipts>`. Calling it again, or from a second copy of this
 * file in the page, changes nothing. Does nothing on a server.
 */
export function defineAskbackElements(): void {
  if (typeof customElements === "undefined") return;
  if (!customElements.get("askback-outlet")) {
    customElements.define("askback-outlet", AskbackOutletElement);
  }
  if (!customElements.get("askback-receipts")) {
    customElements.define("askback-receipts", AskbackReceiptsElement);
  }
}
