import { ElicitationOutlet } from "@askback/elicitation-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useSettings, useThread } from "../app/context.js";
import { Kit } from "../language/Kit.js";
import { focusComposer } from "./Composer.js";
import { TurnView } from "./TurnView.js";
import { Welcome } from "./Welcome.js";

/** Everything said so far; below it whatever a server asks that belongs to no turn. */
export function Thread(): ReactNode {
  const thread = useThread();
  const { presentation } = useSettings();
  const end = useRef<HTMLDivElement>(null);
  const last = thread.at(-1);
  const seen = `${thread.length} ${last?.outcome.status}`;
  useEffect(() => {
    if (seen !== "0 undefined") end.current?.scrollIntoView({ block: "nearest" });
  }, [seen]);
  return (
    <div className="thread">
      <div className="thread-column">
        {thread.length === 0 ? (
          <Welcome />
        ) : (
          <div role="log" aria-label="Conversation" className="turns">
            {thread.map((turn) => (
              <TurnView key={turn.id} turn={turn} />
            ))}
          </div>
        )}
        <Kit>
          <ElicitationOutlet presentation={presentation} fallbackFocus={focusComposer} />
        </Kit>
        <div ref={end} />
      </div>
    </div>
  );
}
