import type { ReactNode } from "react";
import type { Draft, FieldModel, FormModel } from "../core.js";
import { Button } from "../prompt/Button.js";
import { choiceLabel } from "./choiceLabels.js";
import { MAX_RADIOS } from "./controls/limits.js";
import { fieldDescription } from "./fields/fieldDescription.js";
import { fieldLabel } from "./fields/fieldLabel.js";
import { useFormRoom } from "./formRoom.js";
import type { FieldOf } from "./types.js";
import { type FormWords, useFormWords } from "./words.js";

type TapField = FieldOf<"boolean"> | FieldOf<"singleSelect">;

/** The one field of a form that a single press can answer; undefined when there is more to it. */
export function oneTapField({ fields }: FormModel): TapField | undefined {
  const [field, ...more] = fields;
  if (field === undefined || more.length > 0) return undefined;
  if (field.kind === "boolean") return field;
  return field.kind === "singleSelect" && field.choices.length <= MAX_RADIOS ? field : undefined;
}

/** The options as buttons: pressing one answers accept with it. */
export function OneTap({ field, busy }: { field: TapField; busy: boolean }): ReactNode {
  const room = useFormRoom();
  const { api, classNames } = room;
  const words = useFormWords();
  const ids = api.ids(field);
  const options = optionsOf(field, words);
  const tap = (draft: Draft) => {
    api.setDraft(field.name, draft);
    void api.submit();
  };
  return (
    <div data-askback="field" data-kind={field.kind}>
      {fieldLabel({ field, ids, group: true }, room, words)}
      {field.description &&
        fieldDescription({
          field,
          id: ids.description,
          className: classNames.description,
        })}
      <fieldset
        aria-labelledby={ids.label}
        aria-describedby={field.description && ids.description}
        data-askback="one-tap"
      >
        {options.map(({ draft, label }) => (
          <Button key={String(draft)} busy={busy} onClick={() => tap(draft)}>
            <bdi>{label}</bdi>
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

function optionsOf(field: FieldModel, words: FormWords): { draft: Draft; label: string }[] {
  const { yes, no, leaveOut } = words.messages.form;
  const options =
    field.kind === "singleSelect"
      ? field.choices.map((choice) => ({
          draft: choice.value as Draft,
          label: choiceLabel(choice, words),
        }))
      : [
          { draft: true, label: yes },
          { draft: false, label: no },
        ];
  return field.required ? options : [...options, { draft: undefined, label: leaveOut }];
}
