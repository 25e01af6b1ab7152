import { type ReactNode, useEffect, useRef, useState } from "react";
import { CloseIcon } from "../app/icons.js";
import { CodePanel } from "./CodePanel.js";
import { WirePanel } from "./WirePanel.js";

/** Of the control that opens the panel: focus goes back there. */
export const panelToggleId = "panel-toggle";

export interface SidePanelProps {
  /** It lies over the chat: focus goes in with it, and Escape closes it. */
  covers: boolean;
  onClose: () => void;
}

/** Beside the chat: the messages on the wire, and the lines that make it work. */
export function SidePanel({ covers, onClose }: SidePanelProps): ReactNode {
  const [view, setView] = useState<"wire" | "code">("wire");
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!covers) return;
    close.current?.focus();
    return () => document.getElementById(panelToggleId)?.focus();
  }, [covers]);
  useEffect(() => {
    if (!covers) return;
    const onKey = (event: KeyboardEvent) => {
      // A dialog on top of it takes the key for itself.
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [covers, onClose]);
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
        <button
          ref={close}
          type="button"
          className="quiet"
          aria-label="Close the panel"
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="panel-body">{view === "wire" ? <WirePanel /> : <CodePanel />}</div>
    </aside>
  );
}
