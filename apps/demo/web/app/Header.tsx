import type { ReactNode } from "react";
import { panelToggleId } from "../panel/SidePanel.js";
import { SettingsMenu } from "../settings/SettingsMenu.js";
import { useDemo, useThread } from "./context.js";
import { BackIcon, PanelIcon } from "./icons.js";

export interface HeaderProps {
  /** The panel lies over it. */
  inert: boolean;
  panelOpen: boolean;
  onTogglePanel: () => void;
}

export function Header({ inert, panelOpen, onTogglePanel }: HeaderProps): ReactNode {
  const { chat } = useDemo();
  const empty = useThread().length === 0;
  return (
    <header className="header" inert={inert}>
      <h1 className="brand">
        <span className="mark" aria-hidden="true">
          <BackIcon />
        </span>
        Askback <span className="brand-note">demo</span>
      </h1>
      <div className="header-actions">
        {!empty && (
          <button type="button" className="quiet" onClick={() => chat.clear()}>
            New chat
          </button>
        )}
        <button
          type="button"
          className="quiet"
          id={panelToggleId}
          aria-expanded={panelOpen}
          aria-controls="panel"
          onClick={onTogglePanel}
        >
          <PanelIcon />
          <span className="wide-only">Wire and code</span>
          <span className="narrow-only">Wire</span>
        </button>
        <SettingsMenu />
      </div>
    </header>
  );
}
