import { createContext, useContext, useEffect, useState } from "react";
import type { Draft, Issue } from "../core.js";
import type { FormClassNames, FormSlots } from "./types.js";
import type { ElicitationFormApi } from "./useElicitationForm.js";

/** What the parts of one form share. Stable while the form is mounted, so that no field re-renders. */
export interface FormRoom {
  /** The form itself. */
  api: ElicitationFormApi;
  /** Parts of the host's own; empty where there are none. */
  slots: FormSlots;
  /** Class names of the host's own; empty where there are none. */
  classNames: FormClassNames;
  /** Nothing can be filled in: the form is blocked. */
  disabled: boolean;
}

export const FormRoomContext = createContext<FormRoom | null>(null);

/**
 * The form around a part, for slots and controls of a host's own.
 * @throws Error outside of an `<ElicitationForm>`
 */
export function useFormRoom(): FormRoom {
  const room = useContext(FormRoomContext);
  if (room === null) {
    throw new Error(
      "This part belongs inside an <ElicitationForm>: it has no form to read from. Render it as a slot, or build on useElicitationForm().",
    );
  }
  return room;
}

/** What `select` makes of a field's draft, kept up to date. Renders only when that changes. */
export function useDraftOf<T>(name: string, select: (draft: Draft) => T): T {
  const { api } = useFormRoom();
  const [value, setValue] = useState(() => select(api.getDraft(name)));
  useEffect(() => {
    const read = () => setValue(() => select(api.getDraft(name)));
    read();
    return api.listen(name, read);
  }, [api, name, select]);
  return value;
}

/** What is wrong with a field; undefined until the user has acted. Renders only when that changes. */
export function useIssueOf(name: string): Issue | undefined {
  const { api } = useFormRoom();
  const [issue, setIssue] = useState(() => api.getIssue(name));
  useEffect(() => {
    setIssue(api.getIssue(name));
    return api.listenIssue(name, setIssue);
  }, [api, name]);
  return issue;
}
