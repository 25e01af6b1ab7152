import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { type Control, createFormControl } from "react-hook-form";
import {
  buildContent,
  type Draft,
  type ElicitAction,
  type FieldModel,
  type FormModel,
  type Issue,
  initialDrafts,
  type SchemaProblem,
} from "../core.js";
import { useGuard } from "../prompt/guard.js";
import { sameDraft } from "./binding/draftRef.js";
import { type Bind, createBind, type FormDrafts } from "./bindings.js";
import { blockedBy } from "./blocked.js";
import { createIssueStore, type IssueListener } from "./issueStore.js";
import { createListeners } from "./listeners.js";
import { useFormReader } from "./reader.js";
import { createChecks, errorOf } from "./resolver.js";
import type { Blocked, DraftListener, FieldIds, UseElicitationFormOptions } from "./types.js";
import { useAfterPointer } from "./useAfterPointer.js";
import { useAnswer } from "./useAnswer.js";
import { useCheckedModel } from "./useCheckedModel.js";
import { type CredentialCheck, useCredentialCheck } from "./useCredentialCheck.js";
import { useLatest } from "./useLatest.js";

/** What a form is built on. The same object while it is mounted. */
export interface ElicitationFormApi {
  /** Unsupported fields are in it too. Empty when the schema could not be read. */
  model: FormModel;
  /** For `useFormState` and `useController` of react-hook-form. */
  control: Control<FormDrafts>;
  /** IANA name that dates with times are shown in. */
  timeZone: string;
  /** The form's own id; a submit button outside names it in `form`. */
  id: string;
  /** Ids of a field's parts. */
  ids: (field: FieldModel) => FieldIds;
  /** Connects a control; always the same object for the same field. */
  bind: Bind;
  /** What is typed now; undefined is "not answered". */
  getDraft: (name: string) => Draft;
  /** Sets it, as if it had been typed. */
  setDraft: (name: string, draft: Draft) => void;
  /** Calls the listener with each change of a draft; returns what ends that. */
  listen: (name: string, listener: DraftListener) => () => void;
  /** What is wrong with a field; undefined until the user has acted. */
  getIssue: (name: string) => Issue | undefined;
  /** Calls the listener with each change of an issue; returns what ends that. */
  listenIssue: (name: string, listener: IssueListener) => () => void;
  /** Checks everything, then answers accept or shows what is wrong. */
  submit: () => Promise<void>;
  /** Answers decline. Nothing is checked. */
  decline: () => void;
  /** Answers cancel. Nothing is checked. */
  cancel: () => void;
}

/** What `useElicitationForm` gives: the form to bind controls to, and what stands in the way of accepting. */
export interface ElicitationFormState {
  /** For controls and parts of the host's own. */
  api: ElicitationFormApi;
  /** Why nothing can be shown: the schema is not one of a form. */
  problem: SchemaProblem | undefined;
  /** Why accept is impossible. */
  blocked: Blocked | undefined;
  /** An answer looks like a secret: it is sent only after `confirm`. */
  credentials: CredentialCheck;
  /** The engine for patterns could not be loaded; the server checks them. */
  patternsFailed: boolean;
}

const nothing: FormModel = { fields: [], problems: [], patterns: "none" };

/**
 * The form without its looks: drafts, checks, and the three answers. `<ElicitationForm>` is built on
 * it. Content only ever comes from `buildContent`, so what is sent validates against the schema.
 *
 * Suspends until what reads forms is loaded, the first time: put a `<Suspense>` around it, or wait
 * for `preloadForms()` before.
 *
 * @throws nothing for any schema; see `problem`. ElicitationError when what reads forms cannot be loaded
 */
export function useElicitationForm(options: UseElicitationFormOptions): ElicitationFormState {
  const { busy = false, error, secretPolicy = "block" } = options;
  const reader = useFormReader();
  const [parsed] = useState(() => {
    const { requestedSchema, message } = options.request;
    return reader.parseRequestedSchema(requestedSchema, { message });
  });
  const model = parsed.ok ? parsed.form : nothing;
  const { ready, patternsFailed } = useCheckedModel(model);
  // Without `useForm`, which renders once more when it has mounted and at every submit: nothing here
  // is read while rendering.
  const [checks] = useState(() => createChecks(ready));
  const [form] = useState(() =>
    createFormControl<FormDrafts>({
      defaultValues: { ...initialDrafts(model), ...options.drafts },
      resolver: checks.resolver,
      mode: "onSubmit",
      reValidateMode: "onSubmit",
      shouldFocusError: false,
    }),
  );
  const id = useId();
  const guarded = useGuard(id);
  const latest = useLatest(options);
  const { answer, answered } = useAnswer(options.onRespond, busy, error);
  const blocked = useMemo(() => blockedBy(model, secretPolicy), [model, secretPolicy]);
  const isBlocked = useLatest(blocked !== undefined);
  const credentials = useCredentialCheck(reader, model, secretPolicy, answer);
  const checkCredentials = useLatest(credentials.check);
  const [issues] = useState(createIssueStore);
  const [found] = useState<string[]>([]);
  const submitting = useRef(false);
  const afterPointer = useAfterPointer();

  const submit = useCallback(async () => {
    if (guarded() || answered() || submitting.current) return;
    if (isBlocked.current || latest.current.busy) return;
    submitting.current = true;
    try {
      await form.handleSubmit(async () => {
        const content = checks.built();
        if (content) return checkCredentials.current(content);
        // Only what a control is registered for has been checked: the rest may still say no.
        const result = buildContent(await ready(), form.getValues());
        if (result.ok) return checkCredentials.current(result.content);
        for (const issue of result.issues) form.setError(issue.name, errorOf(issue));
      })();
    } finally {
      submitting.current = false;
    }
  }, [form, checks, guarded, answered, ready, latest, isBlocked, checkCredentials]);

  const { api, changed } = useMemo(() => {
    const listeners = createListeners();
    // Found out only for a form with a time in it: asking costs as much as drawing several fields.
    let zone = latest.current.timeZone;
    const getDraft = (name: string): Draft => form.getValues(name);
    const recheck = (name: string) => {
      if (form.getFieldState(name).invalid) void form.trigger(name);
    };
    const changed = (name: string) => {
      recheck(name);
      listeners.tell(name, getDraft(name));
      latest.current.onDraftsChange?.({ ...form.getValues() });
    };
    const api: ElicitationFormApi = {
      model,
      control: form.control,
      get timeZone() {
        zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
        return zone;
      },
      id,
      ids: createIds(id),
      bind: createBind(form, {
        change: ({ name }) => changed(name),
        found: ({ name }, draft) => {
          form.setValue(name, draft, { shouldDirty: true });
          found.push(name);
        },
        // What is still empty is not complained about before the user wants to send it.
        leave: ({ name }) => {
          const { invalid } = form.getFieldState(name);
          if (invalid || !isEmpty(getDraft(name))) afterPointer(() => void form.trigger(name));
        },
      }),
      getDraft,
      setDraft: (name, draft) => {
        if (sameDraft(getDraft(name), draft)) return;
        form.setValue(name, draft, { shouldDirty: true });
        changed(name);
      },
      listen: listeners.listen,
      getIssue: issues.get,
      listenIssue: issues.listen,
      submit,
      ...answers(answer),
    };
    return { api, changed };
  }, [form, id, latest, model, submit, answer, afterPointer, issues, found]);

  useEffect(() => {
    const end = form.subscribe({
      formState: { errors: true },
      callback: ({ errors, name }) => issues.update(errors ?? {}, name),
    });
    // Until here the form says what it began with, to whoever asks.
    for (const name of found.splice(0)) changed(name);
    return end;
  }, [form, issues, found, changed]);

  return {
    api,
    problem: parsed.ok ? undefined : parsed.problem,
    blocked,
    credentials,
    patternsFailed,
  };
}

const isEmpty = (draft: Draft) =>
  draft === undefined || draft === null || draft === "" || (Array.isArray(draft) && !draft.length);

function answers(answer: (result: { action: ElicitAction }) => void) {
  return {
    decline: () => answer({ action: "decline" }),
    cancel: () => answer({ action: "cancel" }),
  };
}

function createIds(form: string): (field: FieldModel) => FieldIds {
  const known = new Map<string, FieldIds>();
  return ({ name }) => {
    const control = `${form}${name}`;
    const ids = known.get(name) ?? {
      control,
      label: `${control}-label`,
      description: `${control}-description`,
      hint: `${control}-hint`,
      error: `${control}-error`,
      required: `${control}-required`,
    };
    known.set(name, ids);
    return ids;
  };
}
