import { type ReactNode, useState } from "react";
import { CloseIcon } from "../app/icons.js";
import { CodePanel } from "./CodePanel.js";
import { WirePanel } from "./WirePanel.js";

/** Beside the chat: the messages on the wire, and the lines that make it work. */
export function SidePanel({ onClose }: { onClose: () => void }): ReactNode {
  const [view, setView] = useState<"wire" | "code">("wire");
  return (
    <aside id="panel" className="panel" aria-label="Wire and code">
      <div className="panel-head">
        <div className="tabs">
          <button type="button" aria-pressed={view === "wire"} onClick={() => setView("wire")}>
            Wire
          </button>
          <button type="button" aria-pressed={view === "code"} onClick={() => setView("code")}>
            Code
          </button>
        </div>
        <button type="button" className="quiet" aria-label="Close the panel" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="panel-body">{view === "wire" ? <WirePanel /> : <CodePanel />}</div>
    </aside>
  );
}
