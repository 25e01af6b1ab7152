import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { ElicitationSession } from "../core.js";
import type { MessageOverrides, Messages } from "../messages/index.js";
import { ElicitationProvider } from "../provider/ElicitationProvider.js";
import type { UrlSettings } from "../url/types.js";
import { kitSheet } from "./kitSheet.js";

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
  "session",
  "messages",
  "overrides",
  "url",
  "styleSheets",
  "fallbackFocus",
] as const;

// Where pages are made on a server there is no HTMLElement, and importing this must not fail.
const Base: typeof HTMLElement =
  typeof HTMLElement === "undefined" ? (class {} as typeof HTMLElement) : HTMLElement;

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
  #container: HTMLElement | undefined;

  /** What stands inside the provider. Not named a ReactNode: pages without React lack its types. */
  protected abstract content(): object;

  /** Shows what waits, from now on. Called by the browser. */
  connectedCallback(): void {
    this.#takeEarlyProperties();
    this.render();
  }

  /** An element that is moved is taken out and put back at once: only one that stays out is closed. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
      this.#shownSession = undefined;
    });
  }

  /** Takes over a changed attribute. Called by the browser. */
  attributeChangedCallback(): void {
    this.render();
  }

  get session(): ElicitationSession | undefined {
    return this.#session;
  }
  set session(session) {
    this.#session = session;
    this.render();
  }

  get messages(): Messages | undefined {
    return this.#messages;
  }
  set messages(messages) {
    this.#messages = messages;
    this.render();
  }

  get overrides(): MessageOverrides | undefined {
    return this.#overrides;
  }
  set overrides(overrides) {
    this.#overrides = overrides;
    this.render();
  }

  get url(): UrlSettings | undefined {
    return this.#url;
  }
  set url(url) {
    this.#url = url;
    this.render();
  }

  get styleSheets(): readonly CSSStyleSheet[] {
    return this.#styleSheets;
  }
  set styleSheets(sheets) {
    this.#styleSheets = sheets;
    this.#adopt();
  }

  /** Renders again, after a property has changed. */
  protected render(): void {
    if (!this.isConnected || this.#session === undefined) {
      this.#root?.render(null);
      this.#shownSession = undefined;
      return;
    }
    const container = this.#inside();
    const root = this.#root ?? createRoot(container);
    this.#root = root;
    const shown = (
      <ElicitationProvider
        session={this.#session}
        messages={this.#messages}
        overrides={this.#overrides}
        url={this.#url}
        container={container.parentElement ?? container}
      >
        {this.content() as ReactElement}
      </ElicitationProvider>
    );
    // At once: a client that connects in the next line declares what this element can answer.
    if (this.#shownSession === this.#session) root.render(shown);
    else flushSync(() => root.render(shown));
    this.#shownSession = this.#session;
  }

  /** The place of the React root. Dialogs are mounted beside it, so that both are in the shadow root. */
  #inside(): HTMLElement {
    if (this.#container !== undefined) return this.#container;
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const around = document.createElement("div");
    this.#container = document.createElement("div");
    around.append(this.#container);
    shadow.append(around);
    this.#adopt();
    return this.#container;
  }

  #adopt(): void {
    if (this.shadowRoot === null) return;
    // A constructed sheet is no inline style: a strict Content-Security-Policy lets it be.
    this.shadowRoot.adoptedStyleSheets = [kitSheet(), ...this.#styleSheets];
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
