import type { PersistencePort } from "./context.js";
import type { Clock } from "./environment.js";
import type { PersistenceOptions } from "./persistence.js";

/** Loads what keeps operations when it is first needed, and hands everything on to it. */
export function createPersistencePort(
  options: PersistenceOptions,
  clock: Clock,
  onError: (error: unknown) => void,
): PersistencePort {
  const load = async () => new (await import("./persistence.js")).Persistence(options, onError);
  const loaded = load();
  loaded.catch(onError);
  return {
    note(live) {
      loaded.then((persistence) => persistence.note(live, clock.now())).catch(() => undefined);
    },
    forget(id) {
      loaded.then((persistence) => persistence.forget(id)).catch(() => undefined);
    },
    take: async (serverId) => (await loaded).take(serverId),
  };
}
