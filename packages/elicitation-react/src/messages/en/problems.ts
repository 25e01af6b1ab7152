import type { FieldProblemSentences } from "../formTypes.js";

/** After "cannot be filled in here" or "this question cannot be shown": the reason. */
export const problems: FieldProblemSentences = {
  "problem.not-an-object-schema": () => "The server did not describe a form.",
  "problem.malformed-properties": () => "The list of questions is damaged.",
  "problem.malformed-required": () => "The list of required answers is damaged.",
  "problem.too-many-fields": ({ limit, count }, format) =>
    `It has ${format.number(Number(count))} questions; more than ${format.number(Number(limit))} are not shown.`,
  "problem.too-many-options": ({ limit, count }, format) =>
    `It has ${format.number(Number(count))} options; more than ${format.number(Number(limit))} are not shown.`,
  "problem.schema-too-large": () => "Its description is too large.",
  "problem.schema-too-deep": () => "Its description is nested too deeply.",
  "problem.unreadable": () => "Its description cannot be read.",
  "problem.malformed-property": () => "The server’s description of it is damaged.",
  "problem.unsupported-type": ({ type }) =>
    type === undefined
      ? "Answers of this kind have no place in a form."
      : `Answers of the kind “${type}” have no place in a form.`,
  "problem.unsupported-union": () => "The answer may be of several kinds that no one control fits.",
  "problem.unsupported-ref": () => "Its description is kept where it cannot be looked up.",
  "problem.unsupported-keyword": ({ keyword }) =>
    `It comes with a condition (“${keyword}”) that cannot be checked here.`,
  "problem.no-choices": () => "It is a choice without options.",
  "problem.contradiction": () => "Its conditions contradict each other: no answer can meet them.",
  "problem.required-without-property": () => "The server requires it, but does not say what it is.",
  "problem.default-ignored": () => "The suggested answer does not fit and was left out.",
  "problem.format-ignored": () => "Only the server can check the format.",
  "problem.pattern-ignored": () => "Only the server can check the format.",
  "problem.choices-ignored": () => "Options that do not fit were left out.",
  "problem.duplicate-choices": () => "Options that appear twice are shown once.",
  "problem.answer-needed": () => "Without a choice, accepting would say nothing.",
};
