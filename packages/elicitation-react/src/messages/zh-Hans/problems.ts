import type { FieldProblemSentences } from "../formTypes.js";

export const problems: FieldProblemSentences = {
  "problem.not-an-object-schema": () => "服务器描述的不是表单。",
  "problem.malformed-properties": () => "问题列表已损坏。",
  "problem.malformed-required": () => "必填项列表已损坏。",
  "problem.too-many-fields": ({ limit, count }, format) =>
    `共有 ${format.number(Number(count))} 个问题；最多显示 ${format.number(Number(limit))} 个。`,
  "problem.too-many-options": ({ limit, count }, format) =>
    `共有 ${format.number(Number(count))} 个选项；最多显示 ${format.number(Number(limit))} 个。`,
  "problem.schema-too-large": () => "其描述过大。",
  "problem.schema-too-deep": () => "其描述嵌套过深。",
  "problem.unreadable": () => "其描述无法读取。",
  "problem.malformed-property": () => "服务器对它的描述已损坏。",
  "problem.unsupported-type": ({ type }) =>
    type === undefined ? "表单无法容纳这类回答。" : `表单无法容纳“${type}”类的回答。`,
  "problem.unsupported-union": () => "回答可以是多种类型，没有适合所有类型的控件。",
  "problem.unsupported-ref": () => "其描述存放在无法查阅的地方。",
  "problem.unsupported-keyword": ({ keyword }) => `它带有此处无法检查的条件（“${keyword}”）。`,
  "problem.no-choices": () => "这是没有选项的选择题。",
  "problem.contradiction": () => "其条件互相矛盾：没有回答能满足。",
  "problem.required-without-property": () => "服务器要求填写，却没有说明是什么。",
  "problem.default-ignored": () => "建议的回答不符合要求，已略去。",
  "problem.format-ignored": () => "格式只能由服务器检查。",
  "problem.pattern-ignored": () => "格式只能由服务器检查。",
  "problem.choices-ignored": () => "不符合要求的选项已略去。",
  "problem.duplicate-choices": () => "重复的选项只显示一次。",
  "problem.answer-needed": () => "不作选择，同意便没有意义。",
};
