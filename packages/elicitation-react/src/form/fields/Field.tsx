import { type ComponentType, memo, type ReactNode } from "react";
import type { FieldModel } from "../../core.js";
import { controls } from "../controls/index.js";
import { isGroup, labelsItself } from "../controls/traits.js";
import { useFormRoom, useIssueOf } from "../formRoom.js";
import type { ControlProps } from "../types.js";
import { FieldDescription } from "./FieldDescription.js";
import { FieldError } from "./FieldError.js";
import { FieldHint } from "./FieldHint.js";
import { FieldLabel } from "./FieldLabel.js";
import { hasHint } from "./hints.js";

/**
 * One question: label, description, control, hint, error, tied together. It renders again only when
 * its own error changes; what is typed stays in the control.
 */
export const Field = memo(function Field({ field }: { field: FieldModel }): ReactNode {
  const { api, slots, classNames, disabled } = useFormRoom();
  const issue = useIssueOf(field.name);
  const ids = api.ids(field);
  const Label = slots.label ?? FieldLabel;
  const Description = slots.description ?? FieldDescription;
  const Hint = slots.hint ?? FieldHint;
  const ErrorLine = slots.error ?? FieldError;
  const Control = (slots[field.kind] ?? controls[field.kind]) as ComponentType<ControlProps>;
  const hint = hasHint(field);
  const describedBy = [
    field.description && ids.description,
    hint && ids.hint,
    issue && ids.error,
  ].filter(Boolean);
  return (
    <div
      data-askback="field"
      data-kind={field.kind}
      data-required={field.required || undefined}
      data-invalid={issue ? "" : undefined}
      data-secret={field.secret}
      className={classNames.field}
    >
      {!labelsItself(field) && <Label field={field} ids={ids} group={isGroup(field)} />}
      {field.description && <Description field={field} id={ids.description} />}
      <Control
        field={field}
        ids={ids}
        issue={issue}
        disabled={disabled}
        describedBy={describedBy.length > 0 ? describedBy.join(" ") : undefined}
      />
      {hint && <Hint field={field} id={ids.hint} />}
      {issue && <ErrorLine field={field} id={ids.error} issue={issue} />}
    </div>
  );
});
