import type { Format } from "../format.js";
import type { IssueSentences } from "../formTypes.js";

type Value = string | number | undefined;

const number = (value: Value, format: Format) =>
  typeof value === "number" ? format.number(value) : String(value ?? "");

export const issues: IssueSentences = {
  "issue.required": () => "此处需要回答。",
  "issue.too-short": ({ limit, missing }, format) =>
    `请至少输入 ${number(limit, format)} 个字符：还差 ${number(missing, format)} 个。`,
  "issue.too-long": ({ limit, over }, format) =>
    `请最多输入 ${number(limit, format)} 个字符：需减少 ${number(over, format)} 个。`,
  "issue.pattern": ({ pattern }) => `须符合模式 ${pattern}`,
  "issue.pattern-pending": () => "仍在检查，请稍后再试。",
  "issue.email": () => "请输入电子邮件地址，例如 name@example.com。",
  "issue.uri": () => "请输入完整的网址，例如 https://example.com。",
  "issue.date": () => "请输入完整且存在的日期。",
  "issue.date-time": () => "请输入完整且存在的日期和时间。",
  "issue.not-a-number": () => "请用数字输入，例如 12.5。",
  "issue.decimal-comma": () => "小数请用点号：1.5，而不是 1,5。",
  "issue.not-finite": () => "这个数太大，无法发送。",
  "issue.not-an-integer": () => "请输入整数，不带小数。",
  "issue.unsafe-integer": () => "这个数位数过多，无法准确发送：途中会被舍入。",
  "issue.too-precise": ({ sent }) => `这个数位数过多，无法准确发送：送达时会变成 ${sent}。`,
  "issue.too-small": ({ limit }, format) => `请输入 ${number(limit, format)} 或更大的数。`,
  "issue.too-large": ({ limit }, format) => `请输入 ${number(limit, format)} 或更小的数。`,
  "issue.not-above": ({ limit }, format) => `请输入大于 ${number(limit, format)} 的数。`,
  "issue.not-below": ({ limit }, format) => `请输入小于 ${number(limit, format)} 的数。`,
  "issue.not-a-multiple": ({ multipleOf }, format) =>
    `请输入 ${number(multipleOf, format)} 的倍数。`,
  "issue.not-a-choice": () => "请从选项中选择。",
  "issue.too-few": ({ limit, missing }, format) =>
    `请至少选择 ${number(limit, format)} 项：还差 ${number(missing, format)} 项。`,
  "issue.too-many": ({ limit, over }, format) =>
    `请最多选择 ${number(limit, format)} 项：需减少 ${number(over, format)} 项。`,
  "issue.duplicate": () => "列表中已有此项。",
  "issue.malformed": () => "无法读取此回答，请重新输入。",
  "issue.unsupported": () => "无法在此填写。",
  "issue.secret": () => "此表单不会发送机密信息。",
};
