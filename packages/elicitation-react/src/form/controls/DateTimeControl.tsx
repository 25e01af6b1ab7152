import { type FormEvent, type ReactNode, useMemo, useRef, useState } from "react";
import type { Draft } from "../../core.js";
import { dateTimeRef, type ZonedInput } from "../binding/dateTimeRef.js";
import {
  draftToLocal,
  type LocalTime,
  type Occurrence,
  occurrenceOf,
  offsetOf,
  readLocal,
} from "../binding/zonedTime.js";
import { useDraftOf, useFormRoom } from "../formRoom.js";
import type { ControlProps, FieldOf } from "../types.js";
import { useZoneWords } from "../zoneWords.js";
import { controlProps, quiet } from "./controlProps.js";

/**
 * A native date and time in a time zone that stands beside it. The hour that the clocks jump over is
 * said to be missing, and in the hour they repeat the user says which one is meant.
 */
export function DateTimeControl(props: ControlProps<FieldOf<"text">>): ReactNode {
  const { field, ids } = props;
  const { api, classNames } = useFormRoom();
  const zone = api.timeZone;
  const zoneId = `${ids.control}-zone`;
  const input = useRef<ZonedInput | null>(null);
  const [time, setTime] = useState<LocalTime | undefined>(() =>
    ofDraft(api.getDraft(field.name), zone),
  );
  const binding = useMemo(
    () =>
      api.bind(field, (element) => {
        input.current = dateTimeRef(field.name, element as HTMLInputElement, zone);
        return input.current;
      }),
    [api, field, zone],
  );
  const onChange = (event: FormEvent<HTMLInputElement>) => {
    setTime(readLocal(event.currentTarget.value, zone));
    binding.onChange(event);
  };
  const describedBy = [zoneId, props.describedBy].filter(Boolean).join(" ");
  return (
    <div data-askback="date-time" className={classNames.control}>
      <input
        {...controlProps({ ...props, describedBy })}
        {...quiet}
        {...binding}
        type="datetime-local"
        onChange={onChange}
      />
      <ZoneNote id={zoneId} {...{ field, zone }} />
      {time?.kind === "never" && <ClocksForward />}
      {time?.kind === "twice" && (
        <ClocksBack
          {...{ time, ids, disabled: props.disabled }}
          chosen={input.current?.occurrence ?? occurrenceOf(String(api.getDraft(field.name)), zone)}
          onChoose={(occurrence) => {
            if (input.current === null) return;
            input.current.occurrence = occurrence;
            api.setDraft(field.name, input.current.value);
          }}
        />
      )}
    </div>
  );
}

const ofDraft = (draft: Draft, zone: string) => {
  const local = typeof draft === "string" ? draftToLocal(draft, zone) : undefined;
  return local === undefined ? undefined : readLocal(local, zone);
};

function ZoneNote(props: { id: string; field: FieldOf<"text">; zone: string }): ReactNode {
  const { id, field, zone } = props;
  const { messages, format } = useZoneWords();
  const readOffset = useMemo(
    () => (draft: Draft) => (typeof draft === "string" ? offsetOf(draft, zone) : undefined),
    [zone],
  );
  const offset = useDraftOf(field.name, readOffset);
  return (
    <span id={id} data-askback="zone">
      {offset === undefined
        ? messages.form["hint.zoneOnly"]({ zone }, format)
        : messages.form["hint.zone"]({ zone, offset }, format)}
    </span>
  );
}

function ClocksForward(): ReactNode {
  return (
    <p role="status" data-askback="clocks">
      {useZoneWords().messages.form["hint.clocksForward"]}
    </p>
  );
}

function ClocksBack(props: {
  time: { earlier: string; later: string };
  ids: { control: string };
  disabled: boolean;
  chosen: Occurrence;
  onChoose: (occurrence: Occurrence) => void;
}): ReactNode {
  const { time, ids, disabled, chosen, onChoose } = props;
  const { messages, format } = useZoneWords();
  const question = `${ids.control}-twice`;
  const choices = [
    {
      occurrence: "earlier",
      label: messages.form["hint.earlier"]({ offset: time.earlier }, format),
    },
    { occurrence: "later", label: messages.form["hint.later"]({ offset: time.later }, format) },
  ] as const;
  return (
    <div role="radiogroup" aria-labelledby={question} data-askback="clocks">
      <p id={question}>{messages.form["hint.clocksBack"]}</p>
      {choices.map(({ occurrence, label }) => (
        <label key={occurrence} data-askback="choice">
          <input
            type="radio"
            data-askback="choice-mark"
            name={question}
            disabled={disabled}
            defaultChecked={occurrence === chosen}
            onChange={() => onChoose(occurrence)}
          />
          <span data-askback="choice-label">{label}</span>
        </label>
      ))}
    </div>
  );
}
