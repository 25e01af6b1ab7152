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
 * meanwhile; only checking waits. Without the engine the patterns are left to the server.
 */
export function useCheckedModel(model: FormModel): CheckedModel {
  const loading = useRef<Promise<FormModel> | null>(null);
  const [patternsFailed, setPatternsFailed] = useState(false);

  const ready = useCallback(() => {
    loading.current ??= prepareForm(model).then((prepared) => {
      if (lacksEngine(prepared)) setPatternsFailed(true);
      return prepared;
    });
    return loading.current;
  }, [model]);

  useEffect(() => {
    if (model.patterns === "pending") void ready();
  }, [model, ready]);

  return { ready, patternsFailed };
}

const lacksEngine = ({ problems }: FormModel): boolean =>
  problems.some(({ code, params }) => code === "pattern-ignored" && params?.reason === "engine");
