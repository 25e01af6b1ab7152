import { engineNotLoaded } from "./endings.js";
import { type Clock, systemClock } from "./environment.js";

/** The part of the package that is loaded when a server first asks back. */
export type ElicitationEngine = typeof import("./engine.js");

/** Loads that part; `load` is the way in which it is loaded by default. */
export type LoadEngine = (load: () => Promise<ElicitationEngine>) => Promise<ElicitationEngine>;

/** ms until loading counts as failed. */
const limit = 60_000;

const load = (): Promise<ElicitationEngine> => import("./engine.js");

/** Loads the engine once, and again when that has failed. */
export class EngineSource {
  readonly #load: LoadEngine;
  #loaded: ElicitationEngine | undefined;
  #loading: Promise<ElicitationEngine> | undefined;

  constructor(loadEngine: LoadEngine) {
    this.#load = loadEngine;
  }

  /** The engine, once it is there: whoever finds it need not wait. */
  get loaded(): ElicitationEngine | undefined {
    return this.#loaded;
  }

  /** Begins to load what will be needed. A failure counts only when it is needed. */
  preload(): void {
    if (this.#loaded === undefined) this.#start().catch(() => undefined);
  }

  /**
   * Resolves to the engine. What was loading already may fail once: then it is tried again.
   * @throws ElicitationError `ENGINE_NOT_LOADED`
   */
  need(clock: Clock): Promise<ElicitationEngine> {
    const again = this.#loading?.catch(() => this.#start());
    const loading = again ?? this.#start();
    return new Promise((resolve, reject) => {
      const calledOff = clock.after(limit, () => {
        this.#loading = undefined;
        reject(engineNotLoaded(new Error(`It took longer than ${limit / 1_000} seconds`)));
      });
      const settle = (settled: () => void): void => {
        calledOff();
        settled();
      };
      loading.then(
        (engine) => settle(() => resolve(engine)),
        (error) => settle(() => reject(engineNotLoaded(error))),
      );
    });
  }

  #start(): Promise<ElicitationEngine> {
    if (this.#loading !== undefined) return this.#loading;
    // Async, so that a loader that throws at once fails like any other.
    const begin = async (): Promise<ElicitationEngine> => this.#load(load);
    const loading = begin()
      .then((engine) => {
        this.#loaded = engine;
        return engine;
      })
      .finally(() => {
        if (this.#loading === loading) this.#loading = undefined;
      });
    this.#loading = loading;
    return loading;
  }
}

/** Shared by all sessions that are not given a loader of their own. */
export const sharedEngine = new EngineSource((byDefault) => byDefault());

/**
 * Loads now what is otherwise loaded when an interface is attached or a server first asks, for
 * instance while the page may still be online.
 * @throws ElicitationError `ENGINE_NOT_LOADED`
 */
export async function preloadEngine(): Promise<void> {
  if (sharedEngine.loaded === undefined) await sharedEngine.need(systemClock);
}
