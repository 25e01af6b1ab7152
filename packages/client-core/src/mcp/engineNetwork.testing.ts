import type { ElicitationEngine, LoadEngine } from "../session/engineSource.js";
import { openSession } from "../session/openSession.testing.js";
import { settled } from "../session/settled.testing.js";
import { formRequest, inputRequired } from "../testing/index.js";

export const question = inputRequired({ a: formRequest("Where?") }, "s1");
export const legacy = { revision: "2025-11-25" } as const;

/** A network on which the engine comes, or not, when a test says so. */
export function createNetwork() {
  const open: { load: () => Promise<ElicitationEngine>; settle: (work: unknown) => void }[] = [];
  let tries = 0;
  const loadEngine: LoadEngine = (load) => {
    tries += 1;
    return new Promise((resolve) => {
      open.push({ load, settle: (work) => resolve(work as Promise<ElicitationEngine>) });
    });
  };
  return {
    loadEngine,
    get tries() {
      return tries;
    },
    async arrive() {
      const loads = open.splice(0).map(({ load, settle }) => {
        const engine = load();
        settle(engine);
        return engine;
      });
      await Promise.all(loads);
      await settled();
    },
    async fail() {
      for (const { settle } of open.splice(0)) settle(Promise.reject(new Error("offline")));
      await settled();
    },
  };
}

/** A session with an interface, on such a network. */
export function openOnNetwork() {
  const network = createNetwork();
  return { network, ...openSession({ loadEngine: network.loadEngine }) };
}
