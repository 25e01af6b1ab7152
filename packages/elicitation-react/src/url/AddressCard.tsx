import { type ReactNode, useEffect, useId, useRef } from "react";
import type { UrlInspection } from "../core.js";
import { useAnnounce } from "../prompt/announce.js";
import { Button } from "../prompt/Button.js";
import { useScrolls } from "../prompt/useScrolls.js";
import { AddressText } from "./AddressText.js";
import { RawAddress } from "./RawAddress.js";
import { useCopy } from "./useCopy.js";
import { useUrlWords } from "./words.js";

export interface AddressCardProps {
  /** As the server sent it. */
  url: string;
  /** Absent until the address has been read. */
  inspection?: UrlInspection | undefined;
  onCopied?: (() => void) | undefined;
}

/**
 * The whole address, never truncated: as it would be opened, or, when that is impossible, as it was
 * sent. It wraps; a very long one scrolls in its own area, which then can be focused.
 */
export function AddressCard({ url, inspection, onCopied }: AddressCardProps): ReactNode {
  const { messages } = useUrlWords();
  const { announce } = useAnnounce();
  const labelId = useId();
  const area = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(area);
  const { state, copy } = useCopy(inspection?.href ?? url, area);
  const text = messages.url;

  useEffect(() => {
    if (state === "idle") return;
    announce(state === "copied" ? text.copied : text.copyFailed);
    onCopied?.();
  }, [state, announce, onCopied, text]);

  const parts = inspection?.hostAscii === undefined ? undefined : inspection.parts;
  const named = scrolls ? { role: "region", "aria-labelledby": labelId, tabIndex: 0 } : {};
  return (
    <div data-askback="url-card" data-severity={inspection?.severity}>
      <div data-askback="url-card-head">
        <span id={labelId} data-askback="url-card-label">
          {text.address}
        </span>
        <Button data-action="copy" kind="quiet" onClick={copy}>
          {state === "copied" ? text.copied : text.copy}
        </Button>
      </div>
      <div ref={area} data-askback="url-address" data-scrolls={scrolls || undefined} {...named}>
        {parts === undefined ? <RawAddress text={url} /> : <AddressText parts={parts} />}
      </div>
      {state === "failed" && <p data-askback="url-note">{text.copyFailed}</p>}
      {parts !== undefined && <AsSent url={url} parsed={Object.values(parts).join("")} />}
    </div>
  );
}

/** What the browser changed in reading the address can be looked at, in the server's own writing. */
function AsSent({ url, parsed }: { url: string; parsed: string }): ReactNode {
  const { messages } = useUrlWords();
  // A missing slash after the host says nothing to anyone.
  if (url === parsed || `${url}/` === parsed) return null;
  return (
    <details data-askback="url-as-sent">
      <summary>{messages.url.addressAsSent}</summary>
      <div data-askback="url-address">
        <RawAddress text={url} />
      </div>
    </details>
  );
}
