import { type FormEvent, type KeyboardEvent, type ReactNode, useMemo, useRef } from "react";
import { ActionBar } from "../prompt/ActionBar.js";
import { Button } from "../prompt/Button.js";
import { ServerMessage } from "../prompt/ServerMessage.js";
import { useServerName } from "../prompt/serverName.js";
import { CannotSend } from "./CannotSend.js";
import { ErrorSummary } from "./ErrorSummary.js";
import { Field } from "./fields/Field.js";
import { focusField } from "./focusField.js";
import { type FormRoom, FormRoomContext } from "./formRoom.js";
import { OneTap, oneTapField } from "./OneTap.js";
import { Trouble } from "./Trouble.js";
import type { ElicitationFormProps, FormClassNames, FormSlots } from "./types.js";
import { useElicitationForm } from "./useElicitationForm.js";
import { useFlush } from "./useFlush.js";
import { useFormWords } from "./words.js";

const noSlots: FormSlots = {};
const noClassNames: FormClassNames = {};

/** Everything inside the frame: message, notices, fields, answers. */
export function FormBody(props: ElicitationFormProps): ReactNode {
  const { request, provenance, busy = false, error, secretPolicy = "block" } = props;
  const { slots = noSlots, classNames = noClassNames } = props;
  const { messages } = useFormWords();
  const server = useServerName(provenance?.server ?? { id: "" });
  const { api, problem, blocked, credentials, patternsFailed } = useElicitationForm(props);
  const form = useRef<HTMLFormElement>(null);
  const composing = useRef(false);
  const flush = useFlush(api, form);
  const disabled = blocked?.reason === "secret";
  const room = useMemo<FormRoom>(
    () => ({ api, slots, classNames, disabled }),
    [api, slots, classNames, disabled],
  );
  const { fields } = api.model;
  const asksForSecret =
    secretPolicy !== "off" && fields.some((field) => field.secret !== undefined);
  const tap = props.oneTap && !blocked ? oneTapField(api.model) : undefined;
  const held = credentials.findings !== null;
  const Summary = slots.errorSummary ?? ErrorSummary;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (composing.current || held) return;
    flush();
    void api.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // While an input method composes, Enter picks a word. Safari says so by the key code only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) event.preventDefault();
    else if (event.ctrlKey || event.metaKey) submit(event);
  };
  const accept = fields.length === 0 ? messages.prompt.accept : messages.form.submit;

  return (
    <FormRoomContext.Provider value={room}>
      <ServerMessage message={request.message} server={server} />
      <form
        ref={form}
        id={api.id}
        noValidate
        autoComplete="off"
        data-askback="form"
        data-blocked={blocked?.reason}
        data-busy={busy || undefined}
        className={classNames.form}
        onSubmit={submit}
        onKeyDown={onKeyDown}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={() => {
          composing.current = false;
        }}
      >
        {problem && <Trouble>{({ BrokenForm }) => <BrokenForm problem={problem} />}</Trouble>}
        {asksForSecret && (
          <Trouble>
            {({ SecretNotice }) => <SecretNotice fields={fields} policy={secretPolicy} />}
          </Trouble>
        )}
        <Summary />
        {tap ? (
          <OneTap field={tap} busy={busy} />
        ) : (
          fields.map((field) => <Field key={field.name} field={field} />)
        )}
        {patternsFailed && (
          <p data-askback="form-notice" data-severity="notice" role="status">
            {messages.form.patternUnavailable}
          </p>
        )}
        {blocked && <CannotSend blocked={blocked} />}
        {credentials.findings && (
          <Trouble>
            {({ CredentialNotice }) => (
              <CredentialNotice
                findings={credentials.findings ?? []}
                check={credentials}
                fields={fields}
                onBack={(name) => name !== undefined && focusField(form.current, name)}
              />
            )}
          </Trouble>
        )}
        {error !== undefined && error !== null && (
          <div role="alert" data-askback="form-notice" data-severity="strong">
            {error}
          </div>
        )}
        <ActionBar
          start={props.actionsStart}
          primary={
            !tap && !problem && !blocked ? (
              <Button kind="primary" type="submit" data-action="accept" busy={busy || held}>
                {busy ? messages.form.sending : (props.submitLabel ?? accept)}
              </Button>
            ) : undefined
          }
          onDecline={api.decline}
          onCancel={api.cancel}
          busy={busy}
          labels={{ cancel: props.cancelLabel }}
        />
      </form>
    </FormRoomContext.Provider>
  );
}
