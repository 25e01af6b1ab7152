import type { ReactNode } from "react";
import { quoted } from "./quoted.js";
import type { Blocked } from "./types.js";
import { useFormWords } from "./words.js";

/** Says why accept is off when a required field cannot be filled in. */
export function CannotSend({ blocked }: { blocked: Blocked }): ReactNode {
  const { messages, format } = useFormWords();
  if (blocked.reason !== "unsupported") return null;
  const labels = format.list(quoted(blocked.fields));
  return (
    <section data-askback="form-notice" data-severity="notice">
      <p>{messages.form.cannotSend({ labels }, format)}</p>
    </section>
  );
}
