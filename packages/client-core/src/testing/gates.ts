/** Points at which the script waits for the test. A gate that is open stays open. */
export class Gates {
  readonly #open = new Set<string>();
  readonly #waiting = new Map<string, (() => void)[]>();

  pass(gate: string): Promise<void> {
    if (this.#open.has(gate)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.set(gate, [...(this.#waiting.get(gate) ?? []), resolve]);
    });
  }

  release(gate: string): void {
    this.#open.add(gate);
    for (const resume of this.#waiting.get(gate) ?? []) resume();
    this.#waiting.delete(gate);
  }
}
