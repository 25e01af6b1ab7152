import type { ElicitationSession } from "../../session/elicitationSession.js";
import type { Clock } from "../../session/environment.js";
import type { WireModes } from "../wire/wire.js";

interface Page {
  streams: number;
  modes: WireModes;
  detach: (() => void) | undefined;
  cancelLeave: (() => void) | undefined;
}

const nothing: WireModes = { form: false, url: false };

/** Which pages are there, and what they can answer: this is what is declared to MCP servers. */
export class Pages {
  readonly #pages = new Map<string, Page>();
  readonly #session: ElicitationSession;
  readonly #clock: Clock;
  readonly #grace: number;
  readonly #onAttach: () => void;

  /**
   * @param grace ms for which a page whose stream has ended still counts: it is reloaded, or comes back
   * @param onAttach a page can answer, and before none could
   */
  constructor(session: ElicitationSession, clock: Clock, grace: number, onAttach: () => void) {
    this.#session = session;
    this.#clock = clock;
    this.#grace = grace;
    this.#onAttach = onAttach;
  }

  /** Pages with a stream, or within their time to come back. */
  get count(): number {
    return this.#pages.size;
  }

  has(id: string): boolean {
    return this.#pages.has(id);
  }

  enter(id: string): void {
    const page = this.#pages.get(id) ?? {
      streams: 0,
      modes: nothing,
      detach: undefined,
      cancelLeave: undefined,
    };
    page.cancelLeave?.();
    page.cancelLeave = undefined;
    page.streams += 1;
    this.#pages.set(id, page);
  }

  leave(id: string): void {
    const page = this.#pages.get(id);
    if (page === undefined) return;
    page.streams -= 1;
    if (page.streams > 0) return;
    page.cancelLeave?.();
    // Nothing is answered for a page that goes away: what it was asked stays, for the next one.
    page.cancelLeave = this.#clock.after(this.#grace, () => this.#drop(id, page));
  }

  attach(id: string, modes: WireModes): void {
    const page = this.#pages.get(id);
    if (page === undefined) return;
    const { form, url } = this.#session.getSnapshot().modes;
    const before = page.detach;
    page.modes = modes;
    page.detach = modes.form || modes.url ? this.#session.attach(modes) : undefined;
    before?.();
    if (!form && !url && page.detach !== undefined) this.#onAttach();
  }

  close(): void {
    for (const [id, page] of [...this.#pages]) this.#drop(id, page);
  }

  #drop(id: string, page: Page): void {
    page.cancelLeave?.();
    page.detach?.();
    page.detach = undefined;
    this.#pages.delete(id);
  }
}
