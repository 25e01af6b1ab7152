// The four formats of the specification, each checked in linear time: defaults come from servers.

const digits = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** RFC 3339 full-date, a day that exists. */
export function isDate(text: string): boolean {
  const match = digits.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const clock = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/u;

/** RFC 3339 date-time: seconds and an offset are required; a leap second only where UTC has one. */
export function isDateTime(text: string): boolean {
  if (text.length > 64 || !/^[Tt]$/u.test(text.charAt(10)) || !isDate(text.slice(0, 10))) {
    return false;
  }
  const match = clock.exec(text.slice(11));
  if (!match) return false;
  const [, hours, minutes, seconds, sign, offsetHours, offsetMinutes] = match;
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)];
  const [oh, om] = [Number(offsetHours ?? 0), Number(offsetMinutes ?? 0)];
  if (h > 23 || m > 59 || s > 60 || oh > 23 || om > 59) return false;
  if (s < 60) return true;
  const utc = h * 60 + m - (sign === "-" ? -1 : 1) * (oh * 60 + om);
  return ((utc % 1440) + 1440) % 1440 === 1439;
}

const atom = /^[\w!#$%&'*+/=?^`{|}~-]+$/u;
const hostLabel = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/iu;

/** RFC 5321 mailbox of atoms (no quoted names, no address literals), with a dotted domain. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split(".");
  if (at < 1 || local.length > 64 || labels.length < 2) return false;
  return (
    local.split(".").every((part) => atom.test(part)) &&
    labels.every((label) => label.length <= 63 && hostLabel.test(label))
  );
}

const scheme = /^[a-z][a-z\d+.-]*:/iu;
const escaped = /%(?![\da-f]{2})/iu;
const allowed = /^[\w\-.~:/?@!$&'()*+,;=%]*$/u;
const authority = /^(?:[\w\-.~!$&'()*+,;=:%]*@)?(\[[\da-f:.]+\]|[\w\-.~!$&'()*+,;=%]*)(?::\d*)?$/iu;
/** Schemes whose addresses name a host. */
const hosted = /^(?:https?|wss?|ftp):/iu;

/** RFC 3986 URI: a scheme, ASCII only, escapes complete. It need not be one that can be opened. */
export function isUri(text: string): boolean {
  const start = scheme.exec(text)?.[0];
  if (!start || text.length === start.length || escaped.test(text)) return false;
  const [beforeFragment = "", ...fragments] = text.slice(start.length).split("#");
  const fragment = fragments.join("#");
  if (fragments.length > 1 || !allowed.test(fragment)) return false;
  if (hosted.test(start) && !URL.canParse(text)) return false;
  if (!beforeFragment.startsWith("//")) return !hosted.test(start) && allowed.test(beforeFragment);
  const end = beforeFragment.slice(2).search(/[/?]/u);
  const host = end < 0 ? beforeFragment.slice(2) : beforeFragment.slice(2, end + 2);
  const rest = end < 0 ? "" : beforeFragment.slice(end + 2);
  if (host === "" && hosted.test(start)) return false;
  return authority.test(host) && allowed.test(rest);
}
