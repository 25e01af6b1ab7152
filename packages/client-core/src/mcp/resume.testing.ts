import { Client } from "@modelcontextprotocol/client";
import { createElicitationSession } from "../session/createSession.js";
import { FakeClock } from "../session/fakeClock.testing.js";
import type { StoredRecord } from "../session/storage.js";
import { createMemoryStorage, createPersistence } from "../session/storageAdapters.js";
import { createPageClaims } from "../session/storageLocks.js";
import { createScriptedServer, formRequest, inputRequired, type Script } from "../testing/index.js";
import { createElicitationClient } from "./createClient.js";

/** A server and a store that outlive the pages. */
export function createWorld(script: Script) {
  const scripted = createScriptedServer(script);
  const clock = new FakeClock();
  const memory = createMemoryStorage({ now: () => clock.now() });
  const changes: (() => void)[] = [];
  const tell = (): void => {
    for (const changed of changes.splice(0)) changed();
  };
  const store = {
    ...memory,
    put: (record: StoredRecord) => memory.put(record).finally(tell),
    remove: (id: string) => memory.remove(id).finally(tell),
  };
  return {
    scripted,
    clock,
    store,
    /** Pages with the same claims are tabs that are open together. */
    async openPage({ userKey = "alice", serverId = "s", claim = createPageClaims() } = {}) {
      const errors: unknown[] = [];
      const client = new Client(
        { name: "test", version: "1" },
        { versionNegotiation: { mode: "auto" } },
      );
      const session = createElicitationSession({
        clock,
        persistence: createPersistence({ storage: { ...store, claim }, userKey }),
        onError: (error) => errors.push(error),
      });
      session.attach({ form: true, url: true });
      const elicitation = createElicitationClient(client, { server: { id: serverId }, session });
      await client.connect(scripted.connect());
      return { session, elicitation, errors };
    },
    /** Resolves when the store has what the page has. */
    async whenStored(wanted: (data: string) => boolean): Promise<string> {
      for (;;) {
        const changed = new Promise<void>((resolve) => {
          changes.push(resolve);
        });
        const data = JSON.stringify(await store.list());
        if (wanted(data)) return data;
        await changed;
      }
    },
  };
}

export const round = inputRequired({ a: formRequest("Where?"), b: formRequest("When?") }, "s1");
