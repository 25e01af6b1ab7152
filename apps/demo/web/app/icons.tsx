import type { ReactNode } from "react";

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function BackIcon(): ReactNode {
  return (
    <Icon>
      <path d="M4 14V7a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H8.5L4 16.5z" />
    </Icon>
  );
}

export function PanelIcon(): ReactNode {
  return (
    <Icon>
      <rect x="2.8" y="4" width="14.4" height="12" rx="2.2" />
      <path d="M12 4v12" />
    </Icon>
  );
}

export function SendIcon(): ReactNode {
  return (
    <Icon>
      <path d="M10 16V4.5M5 9.2l5-4.9 5 4.9" />
    </Icon>
  );
}

export function CloseIcon(): ReactNode {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function ToolIcon(): ReactNode {
  return (
    <Icon>
      <path d="M11.8 5.4a3.4 3.4 0 0 1 4.4-1l-2.3 2.3 1.4 1.4 2.3-2.3a3.4 3.4 0 0 1-4.6 4.2L7 16a1.9 1.9 0 0 1-2.7-2.7l6-6a3.4 3.4 0 0 1 1.5-1.9z" />
    </Icon>
  );
}

export function SettingsIcon(): ReactNode {
  return (
    <Icon>
      <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
      <circle cx="13" cy="6" r="2" />
      <circle cx="7" cy="14" r="2" />
    </Icon>
  );
}
