import type { ReactNode } from "react";
import type { UrlParts } from "../core.js";

/**
 * The address that would be opened, in full. Its parts joined are exactly that address; the
 * registrable domain is marked by element, weight and box, not only by colour. It is text, no link.
 */
export function AddressText({ parts }: { parts: UrlParts }): ReactNode {
  return (
    <bdi dir="ltr" data-askback="url-text">
      <span data-part="scheme">{parts.scheme}</span>
      <span data-part="before">{parts.before}</span>
      <span data-part="subdomain">{parts.subdomain}</span>
      {parts.domain !== "" && <mark data-part="domain">{parts.domain}</mark>}
      <span data-part="port">{parts.port}</span>
      <span data-part="path">{parts.path}</span>
      <span data-part="query">{parts.query}</span>
      <span data-part="fragment">{parts.fragment}</span>
    </bdi>
  );
}
