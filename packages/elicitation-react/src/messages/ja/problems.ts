import type { FieldProblemSentences } from "../formTypes.js";

export const problems: FieldProblemSentences = {
  "problem.not-an-object-schema": () => "サーバーの説明はフォームではありません。",
  "problem.malformed-properties": () => "質問の一覧が壊れています。",
  "problem.malformed-required": () => "必須項目の一覧が壊れています。",
  "problem.too-many-fields": ({ limit, count }, format) =>
    `質問が ${format.number(Number(count))} 件あります。表示できるのは ${format.number(Number(limit))} 件までです。`,
  "problem.too-many-options": ({ limit, count }, format) =>
    `選択肢が ${format.number(Number(count))} 個あります。表示できるのは ${format.number(Number(limit))} 個までです。`,
  "problem.schema-too-large": () => "説明が大きすぎます。",
  "problem.schema-too-deep": () => "説明の入れ子が深すぎます。",
  "problem.unreadable": () => "説明を読み取れません。",
  "problem.malformed-property": () => "サーバーの説明が壊れています。",
  "problem.unsupported-type": ({ type }) =>
    type === undefined
      ? "この種類の回答はフォームでは扱えません。"
      : `「${type}」という種類の回答はフォームでは扱えません。`,
  "problem.unsupported-union": () => "回答の種類が複数あり、どれにも合う入力欄がありません。",
  "problem.unsupported-ref": () => "説明が、参照できない場所に置かれています。",
  "problem.unsupported-keyword": ({ keyword }) =>
    `ここでは確認できない条件 (「${keyword}」) が付いています。`,
  "problem.no-choices": () => "選択肢のない選択です。",
  "problem.contradiction": () => "条件が矛盾しており、満たす回答がありません。",
  "problem.required-without-property": () =>
    "サーバーは必須としていますが、その内容を示していません。",
  "problem.default-ignored": () => "提案された回答は条件に合わないため、省かれました。",
  "problem.format-ignored": () => "形式を確認できるのはサーバーだけです。",
  "problem.pattern-ignored": () => "形式を確認できるのはサーバーだけです。",
  "problem.choices-ignored": () => "条件に合わない選択肢は省かれました。",
  "problem.duplicate-choices": () => "重複する選択肢は 1 つだけ表示しています。",
  "problem.answer-needed": () => "選択しないまま同意しても、何も伝わりません。",
};
