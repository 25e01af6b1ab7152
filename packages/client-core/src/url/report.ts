import type { FindingCode, FindingParams, FindingSeverity, Severity, UrlFinding } from "./types.js";

const rank = { none: 0, notice: 1, strong: 2, block: 3 } as const satisfies {
  [S in Severity]: number;
};

/** Collects findings, each code at most once: the first one names the place. */
export class Report {
  readonly #findings = new Map<FindingCode, UrlFinding>();

  add<Code extends FindingCode>(
    code: Code,
    severity: FindingSeverity,
    params: FindingParams[Code],
  ): void {
    // The generic call site ties the code to its parameters; the union cannot express that here.
    if (!this.#findings.has(code)) {
      this.#findings.set(code, { code, severity, params } as UrlFinding);
    }
  }

  /** Highest severity first, else in the order of the rules. */
  get findings(): readonly UrlFinding[] {
    return [...this.#findings.values()].sort((a, b) => rank[b.severity] - rank[a.severity]);
  }

  get severity(): Severity {
    return this.findings[0]?.severity ?? "none";
  }
}
