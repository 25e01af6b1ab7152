import type { ReactNode } from "react";
import { Button } from "../prompt/Button.js";
import { useFormWords } from "./words.js";

/** A part of the form is not there, most likely because the connection dropped. */
export function LoadFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  const { form } = useFormWords().messages;
  return (
    <section role="alert" data-askback="form-notice" data-severity="strong">
      <p data-askback="form-notice-title">{form.loadFailed}</p>
      <p>{form.loadFailedWhy}</p>
      <Button data-action="retry" onClick={onRetry}>
        {form.loadAgain}
      </Button>
    </section>
  );
}
