import { type ReactNode, useMemo } from "react";
import { selectRef } from "../binding/choiceRefs.js";
import { choiceLabel } from "../choiceLabels.js";
import { useFormRoom } from "../formRoom.js";
import type { ControlProps, FieldOf } from "../types.js";
import { useFormWords } from "../words.js";
import { controlProps, quiet } from "./controlProps.js";
import { MAX_OPEN, MAX_RADIOS } from "./limits.js";
import { RadioGroup } from "./RadioGroup.js";

/** Reads the same in either direction: words of Latin letters and digits. Most choices are. */
const indifferent = /^[A-Za-z][A-Za-z0-9 ]*$/u;
const directionOf = (label: string) => (indifferent.test(label) ? undefined : "auto");

export function SingleSelectControl(props: ControlProps<FieldOf<"singleSelect">>): ReactNode {
  const { choices } = props.field;
  const words = useFormWords();
  const options = useMemo(
    () => choices.map((choice) => ({ draft: choice.value, label: choiceLabel(choice, words) })),
    [choices, words],
  );
  if (choices.length <= MAX_RADIOS) return <RadioGroup {...props} options={options} />;
  return <NativeSelect {...props} labels={options.map(({ label }) => label)} />;
}

function NativeSelect(
  props: ControlProps<FieldOf<"singleSelect">> & { labels: readonly string[] },
): ReactNode {
  const { field, labels } = props;
  const { api, classNames } = useFormRoom();
  const { messages } = useFormWords();
  const open = labels.length <= MAX_OPEN;
  const hasNone = !open || !field.required;
  const binding = useMemo(() => {
    const drafts = field.choices.map(({ value }) => value);
    return api.bind(field, (select) =>
      selectRef(field.name, select as HTMLSelectElement, drafts, hasNone ? 1 : 0),
    );
  }, [api, field, hasNone]);
  return (
    <select
      {...controlProps(props)}
      {...quiet}
      {...binding}
      className={classNames.control}
      size={open ? labels.length + (field.required ? 0 : 1) : undefined}
      data-open={open || undefined}
    >
      {hasNone && (
        <option value="">{field.required ? messages.form.choose : messages.form.leaveOut}</option>
      )}
      {labels.map((label, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies an option
        <option key={place} dir={directionOf(label)}>
          {label}
        </option>
      ))}
    </select>
  );
}
