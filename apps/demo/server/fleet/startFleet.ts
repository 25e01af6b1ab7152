import { type Service, startService } from "../service.js";
import type { Store } from "../store/types.js";
import { type RoundRobin, startRoundRobin } from "./roundRobin.js";

export interface Fleet {
  instances: readonly Service[];
  /** In front of their /mcp. */
  proxy: RoundRobin;
  /** Of /mcp, as clients see it. */
  url: string;
  close(): Promise<void>;
}

/**
 * Two instances that share the key and what lies in the store, behind a load balancer for /mcp and
 * one for the connect page: whoever opens that page may land on another instance than the call.
 * @param openStore called once for each instance: a connection of its own to the same data
 */
export async function startFleet(key: string, openStore: () => Promise<Store>): Promise<Fleet> {
  const instances: Service[] = [];
  const proxy = await startRoundRobin(() => instances.map(({ origin }) => origin));
  const connect = await startRoundRobin(() => instances.map(({ connectOrigin }) => connectOrigin));
  const stores: Store[] = [];
  for (let index = 0; index < 2; index++) {
    const store = await openStore();
    stores.push(store);
    const publicConnectOrigin = connect.origin;
    instances.push(
      await startService({ port: 0, pageOrigins: [], key, store, publicConnectOrigin }),
    );
  }
  return {
    instances,
    proxy,
    url: `${proxy.origin}/mcp`,
    async close() {
      await Promise.all([proxy.close(), connect.close()]);
      await Promise.all(instances.map((instance) => instance.close()));
      await Promise.all(stores.map((store) => store.close()));
    },
  };
}
