import { UrlConsent, type UrlItemProps } from "@askback/elicitation-react";
import type { ReactNode } from "react";

// This demo's own servers are on this machine: their addresses are nothing to warn of here.
const context = { development: true };

/** The kit's consent, told that local addresses are ordinary. */
export function LocalUrlConsent({ item: _, ...props }: UrlItemProps): ReactNode {
  return <UrlConsent {...props} context={context} />;
}

export const demoComponents = { Url: LocalUrlConsent };
