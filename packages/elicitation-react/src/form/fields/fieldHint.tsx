import { type ReactNode, useMemo } from "react";
import type { Draft, FieldModel } from "../../core.js";
import { useDraftOf } from "../formRoom.js";
import type { FieldOf } from "../types.js";
import { type FormWords, useFormWords } from "../words.js";
import { hintsOf } from "./hints.js";

/** What is expected, and how far along the answer is. Not a live region: it must not talk over typing. */
export function fieldHint(
  field: FieldModel,
  id: string,
  words: FormWords,
  className: string | undefined,
): ReactNode {
  const said = hintsOf(field, words).join(" ");
  return (
    <p id={id} data-askback="field-hint" className={className}>
      {countOf(field) ? [said, said && " ", countOf(field)] : said}
    </p>
  );
}

/** How far along the answer is, where that is counted. */
function countOf(field: FieldModel): ReactNode {
  if (field.kind === "multiSelect") return <Chosen key="count" field={field} />;
  if (field.kind !== "text") return undefined;
  const limited = field.minLength !== undefined || field.maxLength !== undefined;
  return limited ? <Length key="count" field={field} /> : undefined;
}

const chosen = (draft: Draft) => (Array.isArray(draft) ? draft.length : 0);

function Chosen({ field }: { field: FieldOf<"multiSelect"> }): ReactNode {
  const { messages, format } = useFormWords();
  const count = useDraftOf(field.name, chosen);
  const { maxItems: max } = field;
  return (
    <span data-askback="hint-part">
      {max === undefined
        ? messages.form["hint.chosen"]({ count }, format)
        : messages.form["hint.chosenOf"]({ count, max }, format)}
    </span>
  );
}

/** In code points, as the schema counts. Longer text than any limit is not counted to its end. */
const length = (draft: Draft) => {
  if (typeof draft !== "string") return 0;
  let count = 0;
  for (const _ of draft) count++;
  return count;
};

/** Speaks up only near a limit, and renders only then. */
function Length({ field }: { field: FieldOf<"text"> }): ReactNode {
  const { messages, format } = useFormWords();
  const { minLength: min = 0, maxLength: max = Number.POSITIVE_INFINITY } = field;
  const standing = useMemo(() => {
    const near = Math.max(10, Math.round(max * 0.1));
    return (draft: Draft): string => {
      const count = length(draft);
      if (count > 0 && count < min) return `needed ${min - count}`;
      if (count > max) return `over ${count - max}`;
      return count > 0 && max - count <= near ? `left ${max - count}` : "";
    };
  }, [min, max]);
  const [where, number] = useDraftOf(field.name, standing).split(" ");
  const count = Number(number);
  if (where === "needed")
    return <Live>{messages.form["hint.charactersNeeded"]({ count }, format)}</Live>;
  if (where === "over")
    return <Live>{messages.form["hint.charactersOver"]({ count }, format)}</Live>;
  return where === "left" ? (
    <Live>{messages.form["hint.charactersLeft"]({ count }, format)}</Live>
  ) : null;
}

function Live({ children }: { children: string }): ReactNode {
  return (
    <span data-askback="hint-part" data-live="">
      {children}
    </span>
  );
}
