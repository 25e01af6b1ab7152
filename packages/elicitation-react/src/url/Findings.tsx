import { type ReactNode, useId } from "react";
import type { FindingCode, FindingParams, FindingSeverity, UrlFinding } from "../core.js";
import type { FindingMessages, FindingText, Format } from "../messages/index.js";
import { useFindingWords } from "./findingWords.js";
import { isolateLtr } from "./isolate.js";
import { SeverityIcon } from "./SeverityIcon.js";
import { useUrlWords } from "./words.js";

const order: readonly FindingSeverity[] = ["block", "strong", "notice"];

/** Everything that was found about an address, in plain words, gravest first. */
export function Findings({ findings }: { findings: readonly UrlFinding[] }): ReactNode {
  return order.map((severity) => {
    const group = findings.filter((finding) => finding.severity === severity);
    return group.length === 0 ? null : (
      <FindingGroup key={severity} severity={severity} findings={group} />
    );
  });
}

interface GroupProps {
  severity: FindingSeverity;
  findings: readonly UrlFinding[];
}

function FindingGroup({ severity, findings }: GroupProps): ReactNode {
  const { messages, format } = useUrlWords();
  const { findings: words } = useFindingWords().messages.url;
  const labelId = useId();
  const { blocked, warnings, notices } = messages.url;
  const label = {
    block: blocked,
    strong: warnings({ count: findings.length }, format),
    notice: notices,
  }[severity];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of information, not of form controls
    <div
      role="group"
      aria-labelledby={labelId}
      data-askback="url-findings"
      data-severity={severity}
    >
      <p id={labelId} data-askback="url-findings-label">
        <SeverityIcon severity={severity} />
        {label}
      </p>
      <ul>
        {findings.map((finding) => {
          const { title, meaning, advice } = inWords(finding, words, format);
          return (
            <li key={finding.code} data-askback="url-finding" data-code={finding.code}>
              <p data-askback="url-finding-title">{title}</p>
              <p data-askback="url-finding-text">
                {meaning} <span data-askback="url-finding-advice">{advice}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function inWords<Code extends FindingCode>(
  finding: { code: Code; params: FindingParams[Code] },
  words: FindingMessages,
  format: Format,
): FindingText {
  return words[finding.code](isolated(finding.params), format);
}

function isolated<Params extends object>(params: Params): Params {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" ? isolateLtr(value) : value,
  ]);
  return Object.fromEntries(entries);
}
