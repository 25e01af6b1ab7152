import { type ComponentType, memo, type ReactNode, useMemo } from "react";
import type { FieldModel } from "../../core.js";
import { controls } from "../controls/index.js";
import { isGroup, labelsItself } from "../controls/traits.js";
import { type FormRoom, useFormRoom, useIssueOf } from "../formRoom.js";
import type { ControlProps } from "../types.js";
import { type FormWords, useFormWords } from "../words.js";
import { fieldDescription } from "./fieldDescription.js";
import { fieldError } from "./fieldError.js";
import { fieldHint } from "./fieldHint.js";
import { fieldLabel } from "./fieldLabel.js";
import { hasHint } from "./hints.js";

/**
 * One question: label, description, control, hint, error, tied together. It renders again only when
 * its own error changes; what is typed stays in the control. The kit's own parts are functions and
 * not components: they have no state, and in a long form each component would be felt.
 */
export const Field = memo(function Field({ field }: { field: FieldModel }): ReactNode {
  const room = useFormRoom();
  const words = useFormWords();
  const issue = useIssueOf(field.name);
  const { api, slots, classNames, disabled } = room;
  const ids = api.ids(field);
  const hint = hasHint(field);
  // The same elements whatever is typed and wrong: React passes them over when an error comes.
  const { label, description, hinted } = useMemo(
    () => fixedParts(field, room, words),
    [field, room, words],
  );
  const Control = (slots[field.kind] ?? controls[field.kind]) as ComponentType<ControlProps>;
  return (
    <div
      data-askback="field"
      data-kind={field.kind}
      data-invalid={issue ? "" : undefined}
      data-secret={field.secret}
      className={classNames.field}
    >
      {label}
      {description}
      <Control
        field={field}
        ids={ids}
        issue={issue}
        disabled={disabled}
        describedBy={describedBy(
          field.description && ids.description,
          hint && ids.hint,
          issue && ids.error,
        )}
      />
      {hinted}
      {issue &&
        (slots.error ? (
          <slots.error field={field} id={ids.error} issue={issue} />
        ) : (
          fieldError(issue, ids.error, words, classNames.error)
        ))}
    </div>
  );
});

function fixedParts(field: FieldModel, room: FormRoom, words: FormWords) {
  const { api, slots, classNames } = room;
  const { label: Label, description: Description, hint: Hint } = slots;
  const ids = api.ids(field);
  const label = { field, ids, group: isGroup(field) };
  const { description, hint } = ids;
  return {
    label: labelsItself(field) ? undefined : Label ? (
      <Label {...label} />
    ) : (
      fieldLabel(label, room, words)
    ),
    description:
      field.description &&
      (Description ? (
        <Description field={field} id={description} />
      ) : (
        fieldDescription({ field, id: description, className: classNames.description })
      )),
    hinted:
      hasHint(field) &&
      (Hint ? <Hint field={field} id={hint} /> : fieldHint(field, hint, words, classNames.hint)),
  };
}

function describedBy(...ids: readonly (string | false | undefined)[]): string | undefined {
  const present = ids.filter(Boolean);
  return present.length > 0 ? present.join(" ") : undefined;
}
