import { type ReactNode, useId } from "react";
import { Button } from "../prompt/Button.js";
import { isolate } from "./isolate.js";
import { useUrlWords } from "./words.js";

/**
 * Accept by someone who opened the address in another way. It is said to be an answer, and to whom:
 * copying alone answers nothing.
 */
export function OpenedMyself(props: { server: string; onAccept: () => void }): ReactNode {
  const { messages, format } = useUrlWords();
  const whyId = useId();
  return (
    <div data-askback="url-myself">
      <p id={whyId}>{messages.url.openedMyselfWhy({ server: isolate(props.server) }, format)}</p>
      <Button data-action="opened-myself" aria-describedby={whyId} onClick={props.onAccept}>
        {messages.url.openedMyself}
      </Button>
    </div>
  );
}
