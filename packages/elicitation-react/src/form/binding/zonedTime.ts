import {
  parseAbsolute,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from "@internationalized/date";

/** In the hour that the clocks go back over, each wall clock time happens twice. */
export type Occurrence = "earlier" | "later";

export type LocalTime =
  | { kind: "once"; offset: string }
  /** The clocks go back: both offsets, the earlier first. */
  | { kind: "twice"; earlier: string; later: string }
  /** The clocks go forward over this time: it never happens. */
  | { kind: "never" };

/**
 * @param draft RFC 3339
 * @returns wall clock time in `zone`, for a datetime-local input; undefined if `draft` is no instant
 */
export function draftToLocal(draft: string, zone: string): string | undefined {
  try {
    return toCalendarDateTime(parseAbsolute(draft, zone)).toString();
  } catch {
    return undefined;
  }
}

/**
 * @param local value of a datetime-local input
 * @returns RFC 3339 with seconds and offset; undefined if that time does not happen in `zone`
 */
export function localToDraft(
  local: string,
  zone: string,
  occurrence: Occurrence,
): string | undefined {
  const found = resolve(local, zone);
  if (found === undefined || found.kind === "never") return undefined;
  const zoned = occurrence === "earlier" ? found.first : found.second;
  const offset = offsetText(zoned.offset);
  // Local mean time of the nineteenth century has seconds in its offset, which RFC 3339 cannot say.
  if (zoned.offset % 60_000 !== 0) return zoned.toAbsoluteString();
  return `${toCalendarDateTime(zoned).toString()}${offset}`;
}

/** @returns what is known of a wall clock time in `zone`; undefined if `local` is none */
export function readLocal(local: string, zone: string): LocalTime | undefined {
  const found = resolve(local, zone);
  if (found === undefined) return undefined;
  if (found.kind === "never") return { kind: "never" };
  const earlier = offsetText(found.first.offset);
  const later = offsetText(found.second.offset);
  return found.kind === "twice"
    ? { kind: "twice", earlier, later }
    : { kind: "once", offset: earlier };
}

/** @returns the offset that an RFC 3339 text has in `zone` */
export function offsetOf(draft: string, zone: string): string | undefined {
  try {
    return offsetText(parseAbsolute(draft, zone).offset);
  } catch {
    return undefined;
  }
}

/** @returns which of two equal wall clock times an RFC 3339 text means; "earlier" where there is one */
export function occurrenceOf(draft: string, zone: string): Occurrence {
  const local = draftToLocal(draft, zone);
  const time = local === undefined ? undefined : readLocal(local, zone);
  return time?.kind === "twice" && offsetOf(draft, zone) === time.later ? "later" : "earlier";
}

type Resolved =
  | { kind: "never" }
  | { kind: "once" | "twice"; first: ZonedDateTime; second: ZonedDateTime };

function resolve(local: string, zone: string): Resolved | undefined {
  try {
    const wanted = parseDateTime(local);
    const first = toZoned(wanted, zone, "earlier");
    const second = toZoned(wanted, zone, "later");
    if (toCalendarDateTime(first).compare(wanted) !== 0) return { kind: "never" };
    return { kind: first.offset === second.offset ? "once" : "twice", first, second };
  } catch {
    return undefined;
  }
}

/** @param ms east of UTC */
function offsetText(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${ms < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
