import { type RefObject, useCallback } from "react";
import { INCOMPLETE } from "./binding/draftRef.js";
import type { ElicitationFormApi } from "./useElicitationForm.js";

/**
 * Half a date makes no input event, so the form does not hear of it: before a submit it is looked
 * for, lest an optional date that was begun is left out without a word.
 */
export function useFlush(
  api: ElicitationFormApi,
  form: RefObject<HTMLFormElement | null>,
): () => void {
  return useCallback(() => {
    for (const input of form.current?.querySelectorAll<HTMLInputElement>("input") ?? []) {
      if (input.validity.badInput) api.setDraft(input.name, INCOMPLETE);
    }
  }, [api, form]);
}
