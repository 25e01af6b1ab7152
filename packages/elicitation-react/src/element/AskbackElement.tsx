import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { ElicitationSession } from "../core.js";
import type { MessageOverrides, Messages } from "../messages/index.js";
import { ElicitationProvider } from "../provider/ElicitationProvider.js";
import type { UrlSettings } from "../url/types.js";
import { kitSheet } from "./kitSheet.js";
import { keepTypedKeys } from "./typedKeys.js";

/** What an element is told by property; each may be set before or after the element is defined. */
export interface AskbackElementProperties {
  /** From `createElicitationSession`, the same for all elements of a page. Nothing is shown without. */
  session: ElicitationSession | undefined;
  /** A whole language, from `@askback/elicitation-react/messages/<tag>`; English when absent. */
  messages: Messages | undefined;
  /** Single sentences to replace. */
  overrides: MessageOverrides | undefined;
  /** What links are judged by, and how they are opened. */
  url: UrlSettings | undefined;
  /** Sheets of yours for the inside of the element, after the kit's own. */
  styleSheets: readonly CSSStyleSheet[];
}

const properties = [
  "messages",
  "overrides",
  "url",
  "styleSheets",
  "fallbackFocus",
  // Last: it is shown at once, with what is there by then.
  "session",
] as const;

// Where pages are made on a server there is no HTMLElement, and importing this must not fail.
const Base: typeof HTMLElement =
  typeof HTMLElement === "undefined" ? (class {} as typeof HTMLElement) : HTMLElement;

interface Places {
  /** Of the React root. */
  react: HTMLElement;
  /** Of dialogs. */
  layer: HTMLElement;
  /** Has a size wherever the element is drawn. */
  mark: HTMLElement;
}

/**
 * A part of the kit as a custom element: a React root of its own inside a shadow root.
 */
export abstract class AskbackElement extends Base implements AskbackElementProperties {
  #session: ElicitationSession | undefined;
  #messages: Messages | undefined;
  #overrides: MessageOverrides | undefined;
  #url: UrlSettings | undefined;
  #styleSheets: readonly CSSStyleSheet[] = [];
  #root: Root | undefined;
  #shownSession: ElicitationSession | undefined;
  #places: Places | undefined;
  #sight: ResizeObserver | undefined;
  #isDrawn = true;

  /** What stands inside the provider. Not named a ReactNode: pages without React lack its types. */
  protected abstract content(): object;

  /** Shows what waits, from now on. Called by the browser. */
  connectedCallback(): void {
    this.#takeEarlyProperties();
    this.render();
    // Moving it has taken its dialog out of the top layer.
    const layer = this.#places?.layer;
    if (layer?.popover === "manual" && layer.hasChildNodes()) layer.showPopover();
  }

  /** An element that is moved is taken out and put back at once: only one that stays out is closed. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#sight?.disconnect();
      this.#sight = undefined;
      this.#root?.unmount();
      this.#root = undefined;
      this.#shownSession = undefined;
    });
  }

  /** Another document has styles of its own. Called by the browser. */
  adoptedCallback(): void {
    this.#adopt();
  }

  /** Takes over a changed attribute. Called by the browser. */
  attributeChangedCallback(): void {
    this.render();
  }

  get session(): ElicitationSession | undefined {
    return this.#session;
  }
  /** @throws TypeError where it is none: the page would wait for a prompt that never comes */
  set session(session) {
    // Frameworks say null for "none".
    const given = session ?? undefined;
    if (given !== undefined && typeof given.getSnapshot !== "function") {
      throw new TypeError(
        `<${this.localName}>.session is no session. Give it what createElicitationSession or createRemoteSession returned.`,
      );
    }
    this.#session = given;
    this.render();
  }

  get messages(): Messages | undefined {
    return this.#messages;
  }
  set messages(messages) {
    this.#messages = messages ?? undefined;
    this.render();
  }

  get overrides(): MessageOverrides | undefined {
    return this.#overrides;
  }
  set overrides(overrides) {
    this.#overrides = overrides ?? undefined;
    this.render();
  }

  get url(): UrlSettings | undefined {
    return this.#url;
  }
  set url(url) {
    this.#url = url ?? undefined;
    this.render();
  }

  get styleSheets(): readonly CSSStyleSheet[] {
    return this.#styleSheets;
  }
  set styleSheets(sheets) {
    this.#styleSheets = sheets ?? [];
    this.#adopt();
  }

  /** Renders again, after a property has changed. */
  protected render(): void {
    if (!this.isConnected || this.#session === undefined) {
      this.#root?.render(null);
      this.#shownSession = undefined;
      return;
    }
    const { react, layer, mark } = this.#inside();
    this.#watchSight(mark);
    const root = this.#root ?? createRoot(react);
    this.#root = root;
    const shown = (
      <ElicitationProvider
        session={this.#session}
        messages={this.#messages}
        overrides={this.#overrides}
        url={this.#url}
        container={layer}
      >
        {this.content() as ReactElement}
      </ElicitationProvider>
    );
    // At once: a client that connects in the next line declares what this element can answer.
    if (this.#shownSession === this.#session) root.render(shown);
    else flushSync(() => root.render(shown));
    this.#shownSession = this.#session;
  }

  /**
   * The place of the React root, and beside it that of dialogs: both in the shadow root, and dialogs above
   * all of the page, whatever the element stands in.
   */
  #inside(): Places {
    if (this.#places !== undefined) return this.#places;
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const around = document.createElement("div");
    around.dataset.askback = "shadow";
    const react = document.createElement("div");
    const layer = document.createElement("div");
    layer.dataset.askback = "layer";
    layer.popover = "manual";
    const mark = document.createElement("div");
    mark.dataset.askback = "mark";
    around.append(react, layer, mark);
    shadow.append(around);
    keepTypedKeys(shadow);
    this.#places = { react, layer, mark };
    this.#adopt();
    return this.#places;
  }

  /**
   * Whether the page draws this element. In a chat that is folded away (`display: none`) a dialog would
   * be seen by nobody and keep the page from everybody.
   */
  protected get isDrawn(): boolean {
    return this.#isDrawn;
  }

  #watchSight(mark: HTMLElement): void {
    if (this.#sight !== undefined || typeof ResizeObserver === "undefined") return;
    const look = (): boolean => {
      const before = this.#isDrawn;
      this.#isDrawn = mark.getClientRects().length > 0;
      return this.#isDrawn !== before;
    };
    look();
    this.#sight = new ResizeObserver(() => look() && this.render());
    this.#sight.observe(mark);
  }

  #adopt(): void {
    if (this.shadowRoot === null) return;
    // A constructed sheet is no inline style: a strict Content-Security-Policy lets it be.
    this.shadowRoot.adoptedStyleSheets = [kitSheet(this.ownerDocument), ...this.#styleSheets];
  }

  /** What was set on the bare tag, before the element was defined, hides the setters: set it again. */
  #takeEarlyProperties(): void {
    for (const name of properties) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }
}
