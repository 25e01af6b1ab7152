import { type ReactNode, useEffect, useId, useRef } from "react";
import { usePromptFrame } from "./frameContext.js";
import { SafeLines } from "./SafeLines.js";
import { useScrolls } from "./useScrolls.js";
import { usePromptWords } from "./words.js";

/** Props of `<ServerMessage>`. */
export interface ServerMessageProps {
  /** `params.message`, unread. */
  message: unknown;
  /** Who says it: the host's label or the origin (`useServerName`), never the server's own claim. */
  server: string;
}

/**
 * What the server says, in a marked area that names it as the speaker, so that it cannot pass for
 * the host's interface. Text only, line breaks kept. Long text scrolls inside; then the area can be
 * focused and has a name, so that it scrolls by keyboard too.
 */
export function ServerMessage({ message, server }: ServerMessageProps): ReactNode {
  const { messages, format } = usePromptWords();
  const text = useRef<HTMLDivElement>(null);
  const id = useId();
  const describe = usePromptFrame()?.describe;
  const scrolls = useScrolls(text);
  useEffect(() => {
    describe?.(id);
    return () => describe?.(undefined);
  }, [describe, id]);
  const says = messages.prompt.says({ server }, format);
  const region = scrolls ? { role: "region", "aria-label": says, tabIndex: 0 } : {};
  return (
    <div data-askback="server-message">
      <p data-askback="server-message-source">
        <bdi>{says}</bdi>
      </p>
      <div
        ref={text}
        id={id}
        data-askback="server-message-text"
        data-scrolls={scrolls || undefined}
        {...region}
      >
        <SafeLines text={message} />
      </div>
    </div>
  );
}
