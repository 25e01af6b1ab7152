import { useCallback, useEffect, useRef, useState } from "react";
import { type FormModel, prepareForm } from "../core.js";

export interface CheckedModel {
  /** Waits for what the checks need; without it, checks without the patterns. */
  ready: () => Promise<FormModel>;
  /** The engine for patterns could not be loaded. */
  patternsFailed: boolean;
}

/**
 * Patterns need an engine that is loaded only for forms that have one. The form can be used
 * meanwhile; only checking waits.
 */
export function useCheckedModel(model: FormModel): CheckedModel {
  const loading = useRef<Promise<FormModel> | null>(null);
  const [patternsFailed, setPatternsFailed] = useState(false);

  const ready = useCallback(() => {
    loading.current ??= prepareForm(model).catch(() => {
      setPatternsFailed(true);
      return withoutPatterns(model);
    });
    return loading.current;
  }, [model]);

  useEffect(() => {
    if (model.patterns === "pending") void ready();
  }, [model, ready]);

  return { ready, patternsFailed };
}

/** The server still checks them. */
function withoutPatterns(model: FormModel): FormModel {
  const fields = model.fields.map((field) => {
    if (field.kind === "text") return { ...field, pattern: undefined };
    return field.kind === "textList" ? { ...field, itemPattern: undefined } : field;
  });
  return { ...model, fields, patterns: "none" };
}
