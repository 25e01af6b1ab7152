// Finds a Redis for the tests of several servers, or installs one; without one they are left out.
import { installOnDebian, onPath } from "./programs.mjs";

/**
 * Sees to it that the tests find a Redis: that of REDIS_URL, or a `redis-server` on the PATH, which they
 * start themselves.
 *
 * @returns {string} what they will use, or why they are left out and what to do
 */
export function findRedis() {
  if (process.env.REDIS_URL) return "that of REDIS_URL";
  const path = onPath("redis-server");
  if (path) return path;
  const installed = installOnDebian("redis-server") ? onPath("redis-server") : undefined;
  return (
    installed ??
    "none, so that tests with it are left out. Install it (Debian, Ubuntu: apt-get install redis-server), or set REDIS_URL."
  );
}
