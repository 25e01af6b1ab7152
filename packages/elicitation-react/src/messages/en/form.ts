import type { Format } from "../format.js";
import type { FormTexts } from "../formTypes.js";
import { issues } from "./issues.js";

const characters = (count: number, format: Format) =>
  format.plural(count, { one: "1 character", other: `${format.number(count)} characters` });

/** What every form may say. What few forms say is beside this, and loaded with them. */
export const formTexts: FormTexts = {
  ...issues,
  submit: "Send",
  required: "required",
  optional: "optional",
  leaveOut: "Leave out",
  leftOut: "Left out: nothing is sent for this.",
  yes: "Yes",
  no: "No",
  choose: "Choose…",
  emptyChoice: "(empty)",
  choiceWithValue: ({ label, value }) => `${label} (${value})`,
  sending: "Sending…",
  errorCount: ({ count }, format) =>
    format.plural(count, {
      one: "1 answer needs your attention",
      other: `${format.number(count)} answers need your attention`,
    }),
  moreErrors: ({ count }, format) => `and ${format.number(count)} more`,
  errorAnnouncement: ({ count }, format) =>
    format.plural(count, {
      one: "Not sent: 1 answer needs your attention.",
      other: `Not sent: ${format.number(count)} answers need your attention.`,
    }),
  filter: ({ label }) => `Filter “${label}”`,
  filterPlaceholder: "Type to filter",
  filterCount: ({ shown, total }, format) =>
    `${format.number(shown)} of ${format.number(total)} shown`,
  addItem: "Add another",
  item: ({ label, place }, format) => `${label} ${format.number(place)}`,
  removeItem: ({ label, place }, format) => `Remove ${label} ${format.number(place)}`,
  issueAtItem: ({ place, text }, format) => `Line ${format.number(place)}: ${text}`,
  itemAdded: ({ place }, format) => `Added line ${format.number(place)}.`,
  itemRemoved: ({ count }, format) =>
    format.plural(count, {
      one: "Removed. 1 line left.",
      other: `Removed. ${format.number(count)} lines left.`,
    }),
  notShown: "Cannot be filled in here.",
  cannotSend: ({ labels }) =>
    `Sending is off: the server requires ${labels}, which cannot be filled in here. You can decline.`,
  brokenForm: "This question cannot be shown",
  brokenFormAdvice:
    "The server described it in a way that no form can be made of. Nothing has been sent. You can decline or cancel.",
  loading: "Loading…",
  loadFailed: "This part could not be loaded",
  loadFailedWhy: "Your connection may have dropped. Try again, or reload the page.",
  loadAgain: "Try again",
  patternUnavailable:
    "A part that checks the required format could not be loaded. The server will check that itself.",

  "hint.minLength": ({ min }, format) => `At least ${characters(min, format)}.`,
  "hint.maxLength": ({ max }, format) => `At most ${characters(max, format)}.`,
  "hint.lengthBetween": ({ min, max }, format) =>
    `${format.number(min)} to ${characters(max, format)}.`,
  "hint.length": ({ length }, format) => `Exactly ${characters(length, format)}.`,
  "hint.charactersNeeded": ({ count }, format) =>
    format.plural(count, {
      one: "1 more character.",
      other: `${format.number(count)} more characters.`,
    }),
  "hint.charactersLeft": ({ count }, format) => `${characters(count, format)} left.`,
  "hint.charactersOver": ({ count }, format) => `${characters(count, format)} too many.`,
  "hint.min": ({ min }, format) => `At least ${format.number(min)}.`,
  "hint.max": ({ max }, format) => `At most ${format.number(max)}.`,
  "hint.between": ({ min, max }, format) => `${format.number(min)} to ${format.number(max)}.`,
  "hint.above": ({ min }, format) => `More than ${format.number(min)}.`,
  "hint.below": ({ max }, format) => `Less than ${format.number(max)}.`,
  "hint.multipleOf": ({ step }, format) => `In steps of ${format.number(step)}.`,
  "hint.uri": "A full address, such as https://example.com.",
  "hint.pattern": ({ pattern }) => `Must match the pattern ${pattern}`,
  "hint.format": ({ format: name }) => `Expected format: ${name}`,
  "hint.minItems": ({ min }, format) => `Choose at least ${format.number(min)}.`,
  "hint.maxItems": ({ max }, format) => `Choose at most ${format.number(max)}.`,
  "hint.itemsBetween": ({ min, max }, format) =>
    `Choose ${format.number(min)} to ${format.number(max)}.`,
  "hint.items": ({ count }, format) => `Choose ${format.number(count)}.`,
  "hint.chosen": ({ count }, format) => `${format.number(count)} chosen.`,
  "hint.chosenOf": ({ count, max }, format) =>
    `${format.number(count)} of ${format.number(max)} chosen.`,
};
