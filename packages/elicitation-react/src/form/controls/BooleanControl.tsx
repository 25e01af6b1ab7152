import { type ReactNode, useMemo } from "react";
import { checkRef } from "../binding/choiceRefs.js";
import { fieldLabel } from "../fields/fieldLabel.js";
import { useDraftOf, useFormRoom } from "../formRoom.js";
import type { ControlProps, FieldOf } from "../types.js";
import { useFormWords } from "../words.js";
import { controlProps } from "./controlProps.js";
import { RadioGroup } from "./RadioGroup.js";

/** Yes and no are both answers: two radio buttons, or a check box where the server suggests one. */
export function BooleanControl(props: ControlProps<FieldOf<"boolean">>): ReactNode {
  const { yes, no } = useFormWords().messages.form;
  const options = useMemo(
    () => [
      { draft: true, label: yes },
      { draft: false, label: no },
    ],
    [yes, no],
  );
  if (props.field.default !== undefined) return <CheckBox {...props} />;
  return <RadioGroup {...props} options={options} row />;
}

const answered = (draft: unknown) => typeof draft === "boolean";

function CheckBox(props: ControlProps<FieldOf<"boolean">>): ReactNode {
  const { field, ids } = props;
  const room = useFormRoom();
  const { api, classNames, disabled } = room;
  const Label = room.slots.label;
  const words = useFormWords();
  const { messages } = words;
  const label = { field, ids, group: false };
  const isAnswered = useDraftOf(field.name, answered);
  const binding = useMemo(
    () => api.bind(field, (box) => checkRef(field.name, box as HTMLInputElement)),
    [api, field],
  );
  return (
    <div data-askback="check" className={classNames.control}>
      <input {...controlProps(props)} {...binding} data-askback="choice-mark" type="checkbox" />
      {Label ? <Label {...label} /> : fieldLabel(label, room, words)}
      {!field.required && isAnswered && (
        <button
          type="button"
          data-askback="leave-out"
          disabled={disabled}
          aria-describedby={ids.label}
          onClick={() => api.setDraft(field.name, undefined)}
        >
          {messages.form.leaveOut}
        </button>
      )}
      {!isAnswered && <span data-askback="left-out">{messages.form.leftOut}</span>}
    </div>
  );
}
