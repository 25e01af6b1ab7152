const minute = 60_000;

/** Counts the prompts of each server within the last minute. */
export class PromptLog {
  readonly #times = new Map<string, number[]>();

  count(serverId: string, now: number): number {
    const recent = (this.#times.get(serverId) ?? []).filter((time) => time > now - minute);
    if (recent.length === 0) this.#times.delete(serverId);
    else this.#times.set(serverId, recent);
    return recent.length;
  }

  add(serverId: string, now: number): void {
    const times = this.#times.get(serverId);
    if (times === undefined) this.#times.set(serverId, [now]);
    else times.push(now);
  }
}
