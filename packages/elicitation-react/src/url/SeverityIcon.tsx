import type { ReactNode } from "react";
import type { FindingSeverity } from "../core.js";

const paths: { [Severity in FindingSeverity]: string } = {
  block: "M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM3.6 3.6l8.8 8.8",
  strong: "M8 1.8 14.8 14H1.2L8 1.8ZM8 6.2v3.6M8 11.6v.4",
  notice: "M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM8 7.2v4M8 4.6v.4",
};

/** A shape for each severity, so that it does not depend on colour. The words stand beside it. */
export function SeverityIcon({ severity }: { severity: FindingSeverity }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path
        d={paths[severity]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
