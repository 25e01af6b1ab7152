import type { ReactNode } from "react";
import type { FieldModel } from "../../core.js";
import { useFormRoom } from "../formRoom.js";

/** The server's words about a field: text, line breaks kept. */
export function FieldDescription({ field, id }: { field: FieldModel; id: string }): ReactNode {
  const { classNames } = useFormRoom();
  return (
    <p id={id} data-askback="field-description" dir="auto" className={classNames.description}>
      {field.description}
    </p>
  );
}
