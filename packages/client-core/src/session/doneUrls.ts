const kept = 256;

/**
 * The elicitationIds that a server has called done. Its word may come before the request that it
 * belongs to, so the latest ones are kept.
 */
export class DoneUrls {
  readonly #ids = new Set<string>();

  add(serverId: string, elicitationId: string): void {
    this.#ids.add(keyOf(serverId, elicitationId));
    const [oldest] = this.#ids;
    if (this.#ids.size > kept && oldest !== undefined) this.#ids.delete(oldest);
  }

  has(serverId: string, elicitationId: string | undefined): boolean {
    return elicitationId !== undefined && this.#ids.has(keyOf(serverId, elicitationId));
  }
}

function keyOf(serverId: string, elicitationId: string): string {
  return JSON.stringify([serverId, elicitationId]);
}
