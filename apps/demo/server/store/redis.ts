import { createClient } from "redis";
import type { Store } from "./types.js";

/** For several machines: REDIS_URL, Redis 6.2 or newer (GETDEL). */
export async function createRedisStore(url: string, prefix = "askback-demo:"): Promise<Store> {
  const client = createClient({ url });
  client.on("error", (error: Error) => console.error(`[redis] ${error.message}`));
  await client.connect();
  return {
    get: async (key) => (await client.get(prefix + key)) ?? undefined,
    set: async (key, value, ttlSeconds) => {
      await client.set(prefix + key, value, { expiration: { type: "EX", value: ttlSeconds } });
    },
    take: async (key) => (await client.getDel(prefix + key)) ?? undefined,
    delete: async (key) => void (await client.del(prefix + key)),
    close: async () => client.destroy(),
  };
}
