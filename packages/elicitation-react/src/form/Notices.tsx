import { type ReactNode, useEffect, useId, useRef } from "react";
import type { CredentialFinding, FieldModel } from "../core.js";
import { Button } from "../prompt/Button.js";
import { useGuard } from "../prompt/guard.js";
import { quoted } from "./quoted.js";
import { useTroubleWords } from "./troubleWords.js";
import type { SecretPolicy } from "./types.js";
import type { CredentialCheck } from "./useCredentialCheck.js";

export interface SecretNoticeProps {
  fields: readonly FieldModel[];
  policy: SecretPolicy;
}

/** Says that the form asks for a secret, what that means, and the way out. */
export function SecretNotice({ fields, policy }: SecretNoticeProps): ReactNode {
  const { messages, format } = useTroubleWords();
  const titleId = useId();
  const secrets = fields.filter((field) => field.secret !== undefined);
  if (policy === "off" || secrets.length === 0) return null;
  const labels = format.list(quoted(secrets));
  const say = policy === "block" ? messages.form.secretBlocked : messages.form.secretWarning;
  return (
    <section aria-labelledby={titleId} data-askback="form-notice" data-severity="strong">
      <p id={titleId} data-askback="form-notice-title">
        {messages.form.secretTitle}
      </p>
      <p>{say({ labels }, format)}</p>
    </section>
  );
}

/** An answer looks like a secret: nothing is sent until the user says so. Focus goes to the way back. */
export function CredentialNotice(props: {
  findings: readonly CredentialFinding[];
  check: CredentialCheck;
  fields: readonly FieldModel[];
  onBack: (name: string | undefined) => void;
}): ReactNode {
  const { findings, check, fields, onBack } = props;
  const { messages, format } = useTroubleWords();
  const titleId = useId();
  const textId = useId();
  const back = useRef<HTMLButtonElement>(null);
  // It appears where the pointer is: the second click of a double click must not send.
  const guarded = useGuard();
  useEffect(() => back.current?.focus(), []);
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const found = findings.flatMap((finding) => {
    const field = byKey.get(finding.key);
    return field ? [{ field, finding }] : [];
  });
  return (
    <section
      aria-labelledby={titleId}
      aria-describedby={textId}
      data-askback="form-notice"
      data-severity="strong"
    >
      <p id={titleId} data-askback="form-notice-title">
        {messages.form.credentialTitle({ count: found.length }, format)}
      </p>
      <div id={textId}>
        <ul>
          {found.map(({ field, finding }) => (
            <li key={field.name}>
              <bdi data-askback="form-notice-field">{field.label}</bdi>{" "}
              <span>{messages.form[`credential.${finding.kind}`]}</span>
            </li>
          ))}
        </ul>
        <p>{messages.form.credentialAdvice}</p>
      </div>
      <div data-askback="form-notice-actions">
        <Button
          ref={back}
          onClick={() => {
            check.dismiss();
            onBack(found[0]?.field.name);
          }}
        >
          {messages.form.credentialBack}
        </Button>
        <Button kind="quiet" data-action="send-anyway" onClick={() => guarded() || check.confirm()}>
          {messages.form.credentialSend}
        </Button>
      </div>
    </section>
  );
}
