import type { ReactNode, Ref } from "react";
import type { UrlInspection } from "../core.js";
import { isolateLtr } from "./isolate.js";
import { SeverityIcon } from "./SeverityIcon.js";
import { siteNames } from "./site.js";
import { useUrlWords } from "./words.js";

export interface SiteLineProps {
  /** Describes the consent control. */
  id: string;
  inspection: UrlInspection;
  /** It opens on the next click; if not, another step comes first. */
  ready: boolean;
  /** Takes focus when what had it is gone. */
  focusRef?: Ref<HTMLParagraphElement> | undefined;
}

/** The site that would open, beside the control that opens it: readable at a glance, on any screen. */
export function SiteLine(props: SiteLineProps): ReactNode {
  const { id, inspection, ready, focusRef } = props;
  const { messages, format } = useUrlWords();
  const site = siteNames(inspection);
  const text = messages.url;
  if (inspection.href === undefined || inspection.severity === "block" || site === undefined) {
    return (
      <p ref={focusRef} tabIndex={-1} id={id} data-askback="url-site" data-severity="block">
        <strong data-askback="url-site-none">{text.opensNothing}</strong>
      </p>
    );
  }
  const { name, port, other } = site;
  const warnings = inspection.findings.filter(({ severity }) => severity === "strong").length;
  return (
    <p
      ref={focusRef}
      tabIndex={-1}
      id={id}
      data-askback="url-site"
      data-severity={inspection.severity}
    >
      <span data-askback="url-site-lead">{ready ? text.opens : text.wouldOpen}</span>{" "}
      <bdi dir="ltr" data-askback="url-site-host" data-long={name.length > 30 || undefined}>
        <strong data-askback="url-site-name">{name}</strong>
        {port}
      </bdi>{" "}
      {other && (
        <span data-askback="url-site-form">
          {other.form === "ascii"
            ? text.writtenAs({ name: isolateLtr(other.name) }, format)
            : text.readsAs({ name: isolateLtr(other.name) }, format)}
        </span>
      )}
      {!ready && (
        <span data-askback="url-site-warning">
          <SeverityIcon severity="strong" />
          {text.warningsAbove({ count: warnings }, format)}
        </span>
      )}
    </p>
  );
}
