import { type ReactNode, useRef } from "react";
import type { FieldModel } from "../../core.js";
import { useScrolls } from "../../prompt/useScrolls.js";

interface FieldDescriptionProps {
  field: FieldModel;
  id: string;
  className: string | undefined;
}

/** More may be taller than its area; measuring every description would slow a long form. */
const SHORT = 400;
const FEW_LINES = 6;

/** The server's words about a field: text, line breaks kept. */
export function fieldDescription(props: FieldDescriptionProps): ReactNode {
  const { field, id, className } = props;
  const { description = "" } = field;
  if (description.length > SHORT || description.split("\n").length > FEW_LINES) {
    return <LongDescription {...props} />;
  }
  return (
    <p id={id} data-askback="field-description" dir="auto" className={className}>
      {description}
    </p>
  );
}

/** Scrolls in an area of its own, so that it cannot push the other questions out of view. */
function LongDescription({ field, id, className }: FieldDescriptionProps): ReactNode {
  const text = useRef<HTMLParagraphElement>(null);
  const scrolls = useScrolls(text);
  return (
    <p
      ref={text}
      id={id}
      data-askback="field-description"
      data-long=""
      data-scrolls={scrolls || undefined}
      // What scrolls must scroll by keyboard too.
      tabIndex={scrolls ? 0 : undefined}
      dir="auto"
      className={className}
    >
      {field.description}
    </p>
  );
}
