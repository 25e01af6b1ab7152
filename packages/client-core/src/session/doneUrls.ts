const kept = 256;

/**
 * The elicitationIds that each server has called done. Its word may come before the request that it
 * belongs to, so the latest ones are kept: of each server alone, so that a talkative one cannot push
 * out what another said. Server ids are the host's, so their number is bounded by it.
 */
export class DoneUrls {
  readonly #byServer = new Map<string, Set<string>>();

  add(serverId: string, elicitationId: string): void {
    const ids = this.#byServer.get(serverId) ?? new Set();
    this.#byServer.set(serverId, ids.add(elicitationId));
    const [oldest] = ids;
    if (ids.size > kept && oldest !== undefined) ids.delete(oldest);
  }

  has(serverId: string, elicitationId: string | undefined): boolean {
    return elicitationId !== undefined && this.#byServer.get(serverId)?.has(elicitationId) === true;
  }
}
