import type { ReactNode } from "react";
import { AnnounceProvider, useAnnounce } from "../prompt/announce.js";
import { asText } from "./asText.js";
import { Consent } from "./Consent.js";
import type { UrlConsentProps } from "./types.js";
import { useConsentBinding } from "./useConsentBinding.js";

/**
 * Asks for consent to open an address, opens it, and leads the user back: who asks, the server's
 * message, the whole address with its site made plain, what is to be known about it, and accept,
 * decline and cancel. Works with or without the provider, as a dialog or inline.
 *
 * Nothing of the target is loaded before consent. `onRespond` gets accept, once, when a tab opened.
 *
 * @see MCP 2026-07-28, client/elicitation, URL mode
 */
export function UrlConsent(props: UrlConsentProps): ReactNode {
  const { region } = useAnnounce();
  const bound = <BoundConsent {...props} />;
  return region === null ? bound : <AnnounceProvider>{bound}</AnnounceProvider>;
}

function BoundConsent(props: UrlConsentProps): ReactNode {
  const url = asText((props.request as { url?: unknown }).url);
  const { state, changed, agree } = useConsentBinding(url, props.state);
  return <Consent key={url} {...props} url={url} state={state} changed={changed} onAgree={agree} />;
}
