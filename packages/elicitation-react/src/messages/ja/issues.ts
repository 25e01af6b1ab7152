import type { Format } from "../format.js";
import type { IssueSentences } from "../formTypes.js";

type Value = string | number | undefined;

const number = (value: Value, format: Format) =>
  typeof value === "number" ? format.number(value) : String(value ?? "");

export const issues: IssueSentences = {
  "issue.required": () => "回答が必要です。",
  "issue.too-short": ({ limit, missing }, format) =>
    `${number(limit, format)} 文字以上にしてください。あと ${number(missing, format)} 文字です。`,
  "issue.too-long": ({ limit, over }, format) =>
    `${number(limit, format)} 文字以内にしてください。${number(over, format)} 文字減らしてください。`,
  "issue.pattern": ({ pattern }) => `パターン ${pattern} に一致する必要があります`,
  "issue.pattern-pending": () => "確認中です。少し待ってからもう一度お試しください。",
  "issue.email": () => "メールアドレスを入力してください (例: name@example.com)。",
  "issue.uri": () => "完全なアドレスを入力してください (例: https://example.com)。",
  "issue.date": () => "実在する日付をすべて入力してください。",
  "issue.date-time": () => "実在する日付と時刻をすべて入力してください。",
  "issue.not-a-number": () => "数字で入力してください (例: 12.5)。",
  "issue.decimal-comma": () => "小数はピリオドで区切ってください。1,5 ではなく 1.5 と入力します。",
  "issue.not-finite": () => "この数は大きすぎて送信できません。",
  "issue.not-an-integer": () => "小数を含まない整数を入力してください。",
  "issue.unsafe-integer": () => "桁数が多すぎて正確に送信できません。途中で丸められてしまいます。",
  "issue.too-precise": ({ sent }) =>
    `桁数が多すぎて正確に送信できません。${sent} として届いてしまいます。`,
  "issue.too-small": ({ limit }, format) => `${number(limit, format)} 以上を入力してください。`,
  "issue.too-large": ({ limit }, format) => `${number(limit, format)} 以下を入力してください。`,
  "issue.not-above": ({ limit }, format) =>
    `${number(limit, format)} より大きい数を入力してください。`,
  "issue.not-below": ({ limit }, format) =>
    `${number(limit, format)} より小さい数を入力してください。`,
  "issue.not-a-multiple": ({ multipleOf }, format) =>
    `${number(multipleOf, format)} の倍数を入力してください。`,
  "issue.not-a-choice": () => "選択肢から選んでください。",
  "issue.too-few": ({ limit, missing }, format) =>
    `${number(limit, format)} 個以上選んでください。あと ${number(missing, format)} 個です。`,
  "issue.too-many": ({ limit, over }, format) =>
    `${number(limit, format)} 個以内で選んでください。${number(over, format)} 個減らしてください。`,
  "issue.duplicate": () => "すでにリストにあります。",
  "issue.malformed": () => "この回答は読み取れません。もう一度入力してください。",
  "issue.unsupported": () => "ここでは入力できません。",
  "issue.secret": () => "このフォームで秘密の情報は送信されません。",
};
