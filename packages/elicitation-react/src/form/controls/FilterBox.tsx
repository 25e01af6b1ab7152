import { type KeyboardEvent, type ReactNode, useId } from "react";
import type { FieldModel } from "../../core.js";
import { useFormWords } from "../words.js";
import { quiet } from "./controlProps.js";

export interface FilterBoxProps {
  field: FieldModel;
  query: string;
  onQuery: (query: string) => void;
  shown: number;
  total: number;
}

/** Narrows a long list. It is no answer: Enter does not submit. */
export function FilterBox({ field, query, onQuery, shown, total }: FilterBoxProps): ReactNode {
  const { messages, format } = useFormWords();
  const countId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") event.preventDefault();
  };
  return (
    <div data-askback="filter">
      <input
        {...quiet}
        data-askback="control"
        type="text"
        dir="auto"
        aria-label={messages.form.filter({ label: field.label }, format)}
        aria-describedby={countId}
        placeholder={messages.form.filterPlaceholder}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span id={countId} role="status" data-askback="filter-count">
        {messages.form.filterCount({ shown, total }, format)}
      </span>
    </div>
  );
}
