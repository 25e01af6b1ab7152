import type { FormMessages } from "../types.js";
import { issues } from "./issues.js";
import { problems } from "./problems.js";

export const form: FormMessages = {
  ...issues,
  ...problems,
  submit: "送信",
  required: "必須",
  optional: "任意",
  leaveOut: "回答しない",
  leftOut: "回答しません。この項目は送信されません。",
  yes: "はい",
  no: "いいえ",
  choose: "選択…",
  emptyChoice: "(空)",
  choiceWithValue: ({ label, value }) => `${label} (${value})`,
  sending: "送信中…",
  errorCount: ({ count }, format) => `確認が必要な回答が ${format.number(count)} 件あります`,
  moreErrors: ({ count }, format) => `ほか${format.number(count)}件`,
  errorAnnouncement: ({ count }, format) =>
    `送信されていません。確認が必要な回答が ${format.number(count)} 件あります。`,
  filter: ({ label }) => `「${label}」を絞り込む`,
  filterPlaceholder: "入力して絞り込む",
  filterCount: ({ shown, total }, format) =>
    `${format.number(total)} 件中 ${format.number(shown)} 件を表示`,
  addItem: "追加",
  item: ({ label, place }, format) => `${label} ${format.number(place)}`,
  removeItem: ({ label, place }, format) => `${label} ${format.number(place)} を削除`,
  issueAtItem: ({ place, text }, format) => `${format.number(place)} 行目: ${text}`,
  itemAdded: ({ place }, format) => `${format.number(place)} 行目を追加しました。`,
  itemRemoved: ({ count }, format) => `削除しました。残り ${format.number(count)} 行です。`,
  notShown: "ここでは入力できません。",
  cannotSend: ({ labels }) =>
    `送信できません。サーバーは ${labels} を必須としていますが、ここでは入力できません。拒否することはできます。`,
  brokenForm: "この質問は表示できません",
  brokenFormAdvice:
    "サーバーの説明からはフォームを作れません。何も送信されていません。拒否またはキャンセルできます。",
  loading: "読み込み中…",
  loadFailed: "この部分を読み込めませんでした",
  loadFailedWhy: "接続が切れた可能性があります。もう一度試すか、ページを再読み込みしてください。",
  loadAgain: "もう一度試す",
  patternUnavailable: "形式を確認する部品を読み込めませんでした。形式はサーバーが確認します。",

  "hint.minLength": ({ min }, format) => `${format.number(min)} 文字以上。`,
  "hint.maxLength": ({ max }, format) => `${format.number(max)} 文字以内。`,
  "hint.lengthBetween": ({ min, max }, format) =>
    `${format.number(min)}～${format.number(max)} 文字。`,
  "hint.length": ({ length }, format) => `ちょうど ${format.number(length)} 文字。`,
  "hint.charactersNeeded": ({ count }, format) => `あと ${format.number(count)} 文字必要です。`,
  "hint.charactersLeft": ({ count }, format) => `残り ${format.number(count)} 文字。`,
  "hint.charactersOver": ({ count }, format) => `${format.number(count)} 文字多すぎます。`,
  "hint.min": ({ min }, format) => `${format.number(min)} 以上。`,
  "hint.max": ({ max }, format) => `${format.number(max)} 以下。`,
  "hint.between": ({ min, max }, format) => `${format.number(min)}～${format.number(max)}。`,
  "hint.above": ({ min }, format) => `${format.number(min)} より大きい数。`,
  "hint.below": ({ max }, format) => `${format.number(max)} より小さい数。`,
  "hint.multipleOf": ({ step }, format) => `${format.number(step)} 刻み。`,
  "hint.uri": "完全なアドレス (例: https://example.com)。",
  "hint.pattern": ({ pattern }) => `パターン ${pattern} に一致する必要があります`,
  "hint.format": ({ format: name }) => `想定される形式: ${name}`,
  "hint.minItems": ({ min }, format) => `${format.number(min)} 個以上選んでください。`,
  "hint.maxItems": ({ max }, format) => `${format.number(max)} 個以内で選んでください。`,
  "hint.itemsBetween": ({ min, max }, format) =>
    `${format.number(min)}～${format.number(max)} 個選んでください。`,
  "hint.items": ({ count }, format) => `${format.number(count)} 個選んでください。`,
  "hint.chosen": ({ count }, format) => `${format.number(count)} 個選択中。`,
  "hint.chosenOf": ({ count, max }, format) =>
    `${format.number(max)} 個中 ${format.number(count)} 個選択中。`,
  "hint.zone": ({ zone, offset }) => `タイムゾーン: ${zone} (UTC${offset})`,
  "hint.zoneOnly": ({ zone }) => `タイムゾーン: ${zone}`,
  "hint.clocksForward":
    "その日は時計が進むため、この時刻は存在しません。別の時刻を選んでください。",
  "hint.clocksBack": "その日は時計が戻るため、この時刻は 2 回あります。どちらですか。",
  "hint.earlier": ({ offset }) => `1 回目 (UTC${offset})`,
  "hint.later": ({ offset }) => `2 回目 (UTC${offset})`,

  secretTitle: "このフォームは秘密の情報を求めています",
  secretBlocked: ({ labels }) =>
    `${labels} を求めています。ここに入力した内容はこのアプリと AI モデルに読まれる可能性があり、サーバーがこの方法で秘密を求めることは認められていません。送信はできません。拒否してください。必要であれば、サーバーは自身のページでのサインインを求めることができます。`,
  secretWarning: ({ labels }) =>
    `${labels} を求めています。ここに入力した内容はこのアプリと AI モデルに読まれる可能性があり、サーバーがこの方法で秘密を求めることは認められていません。迷う場合は拒否してください。`,
  credentialTitle: ({ count }, format) =>
    `秘密の情報と思われる回答が ${format.number(count)} 件あります`,
  credentialAdvice:
    "まだ送信されていません。これを手にした人はあなたになりすますことができます。このアプリと AI モデルも読むことができます。",
  credentialSend: "それでも送信",
  credentialBack: "戻って変更",
  "credential.known-prefix": "アクセスキーのようです",
  "credential.jwt": "サインイン用トークンのようです",
  "credential.private-key": "秘密鍵のようです",
  "credential.card-number": "カード番号のようです",
};
