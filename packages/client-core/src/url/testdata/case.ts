import { inspectUrl } from "../inspectUrl.js";
import type { FindingCode, Severity, UrlInspection } from "../types.js";

/** An address and everything that its inspection must say. */
export interface UrlCase {
  id: string;
  url: string;
  serverOrigin?: string;
  hostOrigin?: string;
  development?: boolean;
  brands?: readonly string[];
  /** The parsed address, where it differs from the text; null when the text does not parse. */
  href?: string | null;
  /** Host in ASCII; absent for anything but a web page. */
  ascii?: string;
  /** Host in Unicode, where it differs. */
  unicode?: string;
  /** Registrable domain. */
  domain?: string;
  /** In alphabetical order. */
  codes: readonly FindingCode[];
  severity: Severity;
  why: string;
}

/** What a case says about the inspection, and what the inspection of its address says. */
export interface Comparison {
  expected: Facts;
  actual: Facts;
}

interface Facts {
  codes: readonly string[];
  severity: string;
  shown: string | null;
  opened: string | null;
  ascii: string | null;
  unicode: string | null;
  domain: string | null;
}

export function compareCase(row: UrlCase): Comparison {
  const { serverOrigin, hostOrigin, development, brands } = row;
  const inspection = inspectUrl(row.url, {
    ...(serverOrigin ? { serverOrigin } : {}),
    ...(hostOrigin ? { hostOrigin } : {}),
    ...(development ? { development } : {}),
    ...(brands ? { brands } : {}),
  });
  const href = row.href === undefined ? row.url : row.href;
  const expected: Facts = {
    codes: row.codes,
    severity: row.severity,
    shown: href,
    opened: row.severity === "block" ? null : href,
    ascii: row.ascii ?? null,
    unicode: row.unicode ?? row.ascii ?? null,
    domain: row.domain ?? null,
  };
  return { expected, actual: readFacts(inspection) };
}

function readFacts(inspection: UrlInspection): Facts {
  return {
    codes: inspection.findings.map((finding) => finding.code).sort(),
    severity: inspection.severity,
    shown: inspection.parts ? joinParts(inspection.parts) : null,
    opened: inspection.href ?? null,
    ascii: inspection.hostAscii ?? null,
    unicode: inspection.hostUnicode ?? null,
    domain: inspection.registrableDomain ?? null,
  };
}

/** The address as a reader sees it, part after part. */
export function joinParts(parts: NonNullable<UrlInspection["parts"]>): string {
  const { scheme, before, subdomain, domain, port, path, query, fragment } = parts;
  return scheme + before + subdomain + domain + port + path + query + fragment;
}
