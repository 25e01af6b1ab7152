import { useEffect } from "react";
import { useAnnounce } from "../prompt/announce.js";
import type { StatusText } from "./statusText.js";
import type { UrlConsentState } from "./types.js";
import type { Inspection } from "./useInspection.js";
import type { Attempt } from "./useOpening.js";
import { useUrlWords } from "./words.js";

export interface AnnouncedFacts {
  url: string;
  state: UrlConsentState;
  status: StatusText | undefined;
  inspection: Inspection;
  attempt: Attempt;
  problem: string | undefined;
}

/**
 * Says each change once to screen readers. A server that is asked again and still waits is said
 * once, not at each try.
 */
export function useAnnouncements(facts: AnnouncedFacts): void {
  const { announce } = useAnnounce();
  const { messages, format } = useUrlWords();
  const news = newsOf(facts);

  useEffect(() => {
    if (news !== undefined) announce(news, facts.url);
  }, [news, facts.url, announce]);

  function newsOf({ problem, status, attempt, inspection }: AnnouncedFacts): string | undefined {
    const text = messages.url;
    if (problem !== undefined) return problem;
    if (attempt.status === "failed") return text.failed;
    if (attempt.status === "blocked") return text.notOpened;
    if (status !== undefined) return status.title;
    if (inspection.status === "failed") return text.checkFailed;
    if (inspection.status === "loading") return undefined;
    const { severity, findings } = inspection.result;
    if (severity === "block") return text.blocked;
    const count = findings.filter((finding) => finding.severity === "strong").length;
    return count > 0 ? text.warnings({ count }, format) : undefined;
  }
}
