import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Draft } from "../../core.js";
import { useAnnounce } from "../../prompt/announce.js";
import { createDraftRef } from "../binding/draftRef.js";
import { useFormRoom } from "../formRoom.js";
import type { ControlProps, FieldOf } from "../types.js";
import { useFormWords } from "../words.js";
import { groupProps, quiet } from "./controlProps.js";

interface Row {
  id: number;
  text: string;
}

const lines = (draft: Draft): readonly string[] =>
  Array.isArray(draft) && draft.length > 0 ? draft : [""];

/** Texts one below the other, with controls to add and remove. Empty lines are no answers. */
export function TextListControl(props: ControlProps<FieldOf<"textList">>): ReactNode {
  const { field, ids, disabled, issue } = props;
  const { api, classNames } = useFormRoom();
  const { messages, format } = useFormWords();
  const { announce, region } = useAnnounce();
  const group = useRef<HTMLDivElement | null>(null);
  const next = useRef(0);
  const makeRows = (texts: readonly string[]): Row[] =>
    texts.map((text) => ({ id: next.current++, text }));
  const [rows, setRows] = useState(() => makeRows(lines(api.getDraft(field.name))));
  const replaceRows = useRef((draft: Draft) => setRows(makeRows(lines(draft))));

  const binding = useMemo(
    () =>
      api.bind(field, (element) =>
        createDraftRef(
          field.name,
          () => textsOf(element),
          (draft) => replaceRows.current(draft),
          () => inputsOf(element)[0]?.focus(),
        ),
      ),
    [api, field],
  );
  const { name, ref, onChange, onBlur } = binding;
  // The same function for good: a new one would make the form write into the lines again.
  const hold = useCallback(
    (element: HTMLDivElement | null) => {
      group.current = element;
      ref(element);
    },
    [ref],
  );
  const label = field.label;

  // At once, so that what is typed right after goes into the right line.
  const change = (next: (rows: Row[]) => Row[], focus: number) => {
    const element = group.current;
    if (element === null) return;
    flushSync(() => setRows(next));
    inputsOf(element)[focus]?.focus();
    api.setDraft(field.name, textsOf(element));
  };
  const add = () => {
    const [row] = makeRows([""]);
    change((rows) => (row ? [...rows, row] : rows), rows.length);
    announce(messages.form.itemAdded({ place: rows.length + 1 }, format), `${ids.control}+`);
  };
  const remove = (id: number, place: number) => {
    change((rows) => rows.filter((row) => row.id !== id), Math.max(0, place - 1));
    announce(messages.form.itemRemoved({ count: rows.length - 1 }, format), `${ids.control}-`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.currentTarget.value !== "") add();
  };

  return (
    <div
      {...groupProps(props, "group")}
      data-askback="list"
      ref={hold}
      {...{ onChange, onBlur }}
      className={classNames.control}
    >
      {rows.map((row, place) => (
        <div key={row.id} data-askback="list-row">
          <input
            {...quiet}
            data-askback="control"
            type="text"
            dir="auto"
            name={name}
            defaultValue={row.text}
            disabled={disabled}
            aria-label={messages.form.item({ label, place: place + 1 }, format)}
            aria-invalid={(issue && (issue.item ?? place) === place) || undefined}
            onKeyDown={onKeyDown}
          />
          {rows.length > 1 && (
            <button
              type="button"
              data-askback="list-remove"
              disabled={disabled}
              aria-label={messages.form.removeItem({ label, place: place + 1 }, format)}
              onClick={() => remove(row.id, place)}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
                <path d="m4 4 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </button>
          )}
        </div>
      ))}
      <button type="button" data-askback="list-add" disabled={disabled} onClick={add}>
        {messages.form.addItem}
      </button>
      {region}
    </div>
  );
}

const inputsOf = (group: HTMLElement) =>
  Array.from(group.querySelectorAll<HTMLInputElement>("input[type=text]"));

const textsOf = (group: HTMLElement) => inputsOf(group).map(({ value }) => value);
