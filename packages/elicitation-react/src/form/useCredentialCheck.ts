import { useCallback, useState } from "react";
import type {
  CredentialFinding,
  ElicitContent,
  ElicitResult,
  FormModel,
  FormReader,
} from "../core.js";
import type { SecretPolicy } from "./types.js";

export interface CredentialCheck {
  /** What looks like a secret in the answers that are about to be sent; null when nothing is held. */
  findings: readonly CredentialFinding[] | null;
  /** Sends all the same. */
  confirm: () => void;
  /** Back to the form; nothing is sent. */
  dismiss: () => void;
}

interface Held {
  findings: readonly CredentialFinding[];
  content: ElicitContent;
}

/** Holds content that looks like it has a credential in it, until the user confirms. */
export function useCredentialCheck(
  reader: FormReader,
  model: FormModel,
  policy: SecretPolicy,
  answer: (result: ElicitResult) => void,
): CredentialCheck & { check: (content: ElicitContent) => void } {
  const [held, setHeld] = useState<Held | null>(null);
  const check = useCallback(
    (content: ElicitContent) => {
      const findings = policy === "off" ? [] : reader.findCredentials(model, content);
      if (findings.length > 0) setHeld({ findings, content });
      else answer({ action: "accept", content });
    },
    [reader, model, policy, answer],
  );
  const confirm = useCallback(() => {
    if (held) answer({ action: "accept", content: held.content });
    setHeld(null);
  }, [held, answer]);
  const dismiss = useCallback(() => setHeld(null), []);
  return { findings: held?.findings ?? null, confirm, dismiss, check };
}
