/** Stores what is only for after a reload: a storage that is full or blocked must not stop the page. */
export function keep(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // The page goes on without this copy.
  }
}
