import { type ReactNode, useMemo } from "react";
import type { Draft, FieldModel } from "../../core.js";
import { radioRef } from "../binding/choiceRefs.js";
import { useFormRoom } from "../formRoom.js";
import type { ControlProps } from "../types.js";
import { useFormWords } from "../words.js";
import { groupProps } from "./controlProps.js";

export interface RadioOption {
  draft: Draft;
  label: string;
}

export interface RadioGroupProps extends ControlProps<FieldModel> {
  /** The same array while the field is mounted. */
  options: readonly RadioOption[];
  /** Short answers stand side by side. */
  row?: boolean;
}

/** Radio buttons. An optional question has one more, to leave it out, which is chosen at first. */
export function RadioGroup({ options, row = false, ...props }: RadioGroupProps): ReactNode {
  const { field, disabled } = props;
  const { api, classNames } = useFormRoom();
  const { messages } = useFormWords();
  const binding = useMemo(() => {
    const drafts = options.map(({ draft }) => draft);
    return api.bind(field, (group) => radioRef(field.name, group, drafts));
  }, [api, field, options]);
  const { name, ref, onChange, onBlur } = binding;
  const radio = { type: "radio", name, disabled } as const;
  return (
    <div
      {...groupProps(props, "radiogroup")}
      {...{ ref, onChange, onBlur }}
      data-askback="choices"
      data-row={row || undefined}
      className={classNames.control}
    >
      {options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies an option
        <label key={place} data-askback="choice" data-disabled={disabled || undefined}>
          <input {...radio} value={place} data-askback="choice-mark" />
          <bdi data-askback="choice-label">{option.label}</bdi>
        </label>
      ))}
      {!field.required && (
        <label data-askback="choice" data-leave-out="" data-disabled={disabled || undefined}>
          <input {...radio} value="" data-askback="choice-mark" />
          <span data-askback="choice-label">{messages.form.leaveOut}</span>
        </label>
      )}
    </div>
  );
}
