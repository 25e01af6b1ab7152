import { memo, type ReactNode, useDeferredValue, useMemo, useState } from "react";
import type { Choice } from "../../core.js";
import { checksRef } from "../binding/choiceRefs.js";
import { choiceLabel } from "../choiceLabels.js";
import { useFormRoom } from "../formRoom.js";
import type { ControlProps, FieldOf } from "../types.js";
import { useFormWords } from "../words.js";
import { groupProps } from "./controlProps.js";
import { FilterBox } from "./FilterBox.js";
import { MAX_PLAIN } from "./limits.js";

/** Check boxes in the server's order. What the filter hides keeps its answer. */
export function MultiSelectControl(props: ControlProps<FieldOf<"multiSelect">>): ReactNode {
  const { field, disabled } = props;
  const { api, classNames } = useFormRoom();
  const words = useFormWords();
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query).trim().toLocaleLowerCase();
  const labels = useMemo(
    () => field.choices.map((choice) => choiceLabel(choice, words)),
    [field, words],
  );
  const shown = labels.map((label) => label.toLocaleLowerCase().includes(wanted));
  const binding = useMemo(() => {
    const values = field.choices.map(({ value }: Choice) => value);
    return api.bind(field, (group) => checksRef(field.name, group, values));
  }, [api, field]);
  const { name, ref, onChange, onBlur } = binding;
  const long = labels.length > MAX_PLAIN;
  return (
    <div
      {...groupProps(props, "group")}
      data-askback="multi"
      data-long={long || undefined}
      className={classNames.control}
    >
      {long && (
        <FilterBox
          field={field}
          query={query}
          onQuery={setQuery}
          shown={shown.filter(Boolean).length}
          total={labels.length}
        />
      )}
      <div {...{ ref, onChange, onBlur }} data-askback="choices">
        {labels.map((label, place) => (
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies an option
            key={place}
            {...{ name, place, label, disabled }}
            hidden={shown[place] === false}
            invalid={props.issue !== undefined}
          />
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  name: string;
  place: number;
  label: string;
  disabled: boolean;
  hidden: boolean;
  invalid: boolean;
}

const Option = memo(function Option(props: OptionProps): ReactNode {
  const { name, place, label, disabled, hidden, invalid } = props;
  return (
    <label data-askback="choice" data-disabled={disabled || undefined} hidden={hidden}>
      <input
        data-askback="choice-mark"
        type="checkbox"
        name={name}
        value={place}
        disabled={disabled}
        aria-invalid={invalid || undefined}
      />
      <bdi data-askback="choice-label">{label}</bdi>
    </label>
  );
});
