/** Entries, oldest first, within a number and a size; the oldest go. Immutable outside. */
export class Log<T> {
  readonly #limit: number;
  readonly #size: number;
  #entries: readonly T[] = [];
  #sizes: number[] = [];
  #sum = 0;

  constructor(limit: number, size: number) {
    this.#limit = limit;
    this.#size = size;
  }

  get entries(): readonly T[] {
    return this.#entries;
  }

  add(entry: T, size: number): void {
    this.#sizes.push(size);
    this.#sum += size;
    let gone = Math.max(0, this.#sizes.length - this.#limit);
    for (let at = 0; at < gone; at += 1) this.#sum -= this.#sizes[at] ?? 0;
    while (this.#sum > this.#size && gone < this.#sizes.length) {
      this.#sum -= this.#sizes[gone] ?? 0;
      gone += 1;
    }
    this.#sizes = this.#sizes.slice(gone);
    this.#entries = [...this.#entries, entry].slice(gone);
  }

  clear(): void {
    this.#entries = [];
    this.#sizes = [];
    this.#sum = 0;
  }
}
