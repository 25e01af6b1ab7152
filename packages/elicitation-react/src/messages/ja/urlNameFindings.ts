import { findingText } from "../findingText.js";
import type { NameFindings } from "../nameFindings.js";

const typeItYourself =
  "知っているサイトに行くつもりだった場合は拒否し、そのアドレスをご自分で入力してください。";

export const urlNameFindings: NameFindings = {
  IDN: ({ ascii, unicode }) =>
    findingText(
      "サイト名は国際化された名前です",
      `${unicode} はアドレスの中では ${ascii} と書かれます。どちらも同じサイトです。`,
      "予期していた名前か確かめてください。",
    ),
  INVALID_PUNYCODE: ({ label }) =>
    findingText(
      "サイト名が認められていない方法で符号化されています",
      `${label} は正しい名前を表していません。別のサイトのように表示させるためのものかもしれません。`,
      "このサイトを知っている場合を除き、拒否してください。",
    ),
  MIXED_SCRIPT: ({ label, scripts }) =>
    findingText(
      `${label} は異なる文字体系の文字を混ぜています`,
      `${scripts} を含んでいます。知られたサイトの名前に似せるため、同じように見える文字が差し替えられることがあります。`,
      typeItYourself,
    ),
  WHOLE_SCRIPT_CONFUSABLE: ({ label, script }) =>
    findingText(
      `${label} はラテン文字の名前に見えますが、違います`,
      `すべてラテン文字に似た ${script} 文字です。見かけどおりのサイトではありません。`,
      typeItYourself,
    ),
  RESTRICTED_CHARS: ({ label, characters }) =>
    findingText(
      `${label} は名前に使うべきでない文字を含んでいます`,
      `${characters} を含んでいます。普通の文字や記号と間違えやすい文字です。`,
      typeItYourself,
    ),
  SUSPICIOUS_LABEL: ({ label }) =>
    findingText(
      `${label} は別の文字に見える記号を含んでいます`,
      "ほかの文字や数字のように見える文字があります。",
      typeItYourself,
    ),
  LOOKALIKE: ({ domain, target }) =>
    findingText(
      `${domain} は ${target} ではありません`,
      `名前がほとんど同じです。このような名前のサイトは、しばしば ${target} と間違えさせるために作られます。`,
      typeItYourself,
    ),
  EMBEDDED_DOMAIN: ({ embedded, domain }) =>
    findingText(
      `これは ${embedded} ではなく ${domain} です`,
      `アドレスは ${embedded} で始まりますが、意味を持つのは末尾だけで、${domain} の所有者のものです。`,
      typeItYourself,
    ),
  COMBO_SQUAT: ({ domain, target, word }) =>
    findingText(
      `${domain} は ${target} ではありません`,
      `有名な名前に「${word}」を組み合わせています。このような名前は誰でも登録できます。`,
      typeItYourself,
    ),
  TRAILING_DOT: ({ host }) =>
    findingText(
      "サイト名がドットで終わっています",
      `${host} は同じサイトにつながりますが、ブラウザーは別のサイトとして扱います。`,
      "そこでもう一度サインインが必要になる場合があります。",
    ),
  LONG_HOST: ({ length, labels }, format) =>
    findingText(
      "サイト名がとても長くなっています",
      `${format.number(labels)} つの部分からなり、${format.number(length)} 文字あります。長い名前は行き先を分かりにくくします。意味を持つのは末尾だけです。`,
      "アドレスの強調された部分で判断してください。",
    ),
};
