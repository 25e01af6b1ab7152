import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";

/** Says `text` to screen readers, politely. The same `id` with the same text is said once only. */
export type Announce = (text: string, id?: string) => void;

interface Said {
  text: string;
  id: string;
}

const AnnounceContext = createContext<Announce | null>(null);

/**
 * A polite live region, there from the start so that what is put in later is read out. Shows
 * nothing. `said.id` is the node's key: the same sentence about something else is a new node, and so
 * is read again.
 */
export function LiveRegion({ said }: { said: Said | null }): ReactNode {
  return (
    <div data-askback="live" role="status" aria-live="polite" aria-atomic="true">
      {said === null ? null : <span key={`${said.id} ${said.text}`}>{said.text}</span>}
    </div>
  );
}

function useSaid(): [Said | null, Announce] {
  const [said, setSaid] = useState<Said | null>(null);
  const last = useRef<Said | null>(null);
  const announce = useCallback<Announce>((text, id = "") => {
    if (last.current?.text === text && last.current.id === id) return;
    last.current = { text, id };
    setSaid(last.current);
  }, []);
  return [said, announce];
}

/** One live region for everything below it: parts that announce share it. */
export function AnnounceProvider({ children }: { children: ReactNode }): ReactNode {
  const [said, announce] = useSaid();
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <LiveRegion said={said} />
    </AnnounceContext.Provider>
  );
}

/**
 * Says something to screen readers, politely and once.
 * @returns `announce`, and `region`: a live region to render always, or null when one stands above
 */
export function useAnnounce(): { announce: Announce; region: ReactNode } {
  const shared = useContext(AnnounceContext);
  const [said, own] = useSaid();
  const announce = shared ?? own;
  const region = shared === null ? <LiveRegion said={said} /> : null;
  return useMemo(() => ({ announce, region }), [announce, region]);
}
