/** A store with snapshots, as a session is one. */
export interface SnapshotStore<Snapshot> {
  /** The same object until something changes. */
  getSnapshot(): Snapshot;
  /** Calls the listener after each change; returns what ends that. */
  subscribe(listener: () => void): () => void;
}

/** Resolves with the first snapshot, the present one included, for which `wanted` holds. */
export function whenSnapshot<Snapshot>(
  store: SnapshotStore<Snapshot>,
  wanted: (snapshot: Snapshot) => boolean,
): Promise<Snapshot> {
  return new Promise((resolve) => {
    let unsubscribe: (() => void) | undefined;
    const look = (): boolean => {
      const snapshot = store.getSnapshot();
      if (!wanted(snapshot)) return false;
      unsubscribe?.();
      resolve(snapshot);
      return true;
    };
    if (!look()) unsubscribe = store.subscribe(() => void look());
  });
}
