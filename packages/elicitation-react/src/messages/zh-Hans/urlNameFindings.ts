import { findingText } from "../findingText.js";
import type { NameFindings } from "../nameFindings.js";

const typeItYourself = "如果您想去的是您认识的网站，请拒绝，并自行输入其地址。";

export const urlNameFindings: NameFindings = {
  IDN: ({ ascii, unicode }) =>
    findingText(
      "网站使用国际化名称",
      `${unicode} 在地址中写作 ${ascii}，两者是同一个网站。`,
      "请确认这是您预期的名称。",
    ),
  INVALID_PUNYCODE: ({ label }) =>
    findingText(
      "网站名称的编码方式不被允许",
      `${label} 不代表任何有效名称，可能是为了显示成另一个网站。`,
      "除非您认识这个网站，否则请拒绝。",
    ),
  MIXED_SCRIPT: ({ label, scripts }) =>
    findingText(
      `${label} 混用了不同文字的字母`,
      `它含有 ${scripts}。相似的字母被调换，用来模仿知名网站的名称。`,
      typeItYourself,
    ),
  WHOLE_SCRIPT_CONFUSABLE: ({ label, script }) =>
    findingText(
      `${label} 看似拉丁字母名称，其实不是`,
      `其所有字母都是形似拉丁字母的 ${script} 字母。它不是看上去的那个网站。`,
      typeItYourself,
    ),
  RESTRICTED_CHARS: ({ label, characters }) =>
    findingText(
      `${label} 含有名称中不应出现的字符`,
      `它含有 ${characters}，容易被误认为普通字母或符号。`,
      typeItYourself,
    ),
  SUSPICIOUS_LABEL: ({ label }) =>
    findingText(
      `${label} 含有冒充其他字符的符号`,
      "其中一些字符看起来像别的字母或数字。",
      typeItYourself,
    ),
  LOOKALIKE: ({ domain, target }) =>
    findingText(
      `${domain} 不是 ${target}`,
      `两个名称几乎相同。这类网站往往是为了让人误认作 ${target}。`,
      typeItYourself,
    ),
  EMBEDDED_DOMAIN: ({ embedded, domain }) =>
    findingText(
      `这是 ${domain}，不是 ${embedded}`,
      `地址以 ${embedded} 开头，但只有末尾才算数：它属于 ${domain} 的所有者。`,
      typeItYourself,
    ),
  COMBO_SQUAT: ({ domain, target, word }) =>
    findingText(
      `${domain} 不是 ${target}`,
      `它把知名名称与“${word}”拼在一起。任何人都可以注册这样的名称。`,
      typeItYourself,
    ),
  TRAILING_DOT: ({ host }) =>
    findingText(
      "网站名称以点结尾",
      `${host} 通向同一个网站，但浏览器将其视为另一个。`,
      "您可能需要在那里重新登录。",
    ),
  LONG_HOST: ({ length, labels }, format) =>
    findingText(
      "网站名称很长",
      `它有 ${format.number(length)} 个字符，分为 ${format.number(labels)} 段。长名称会掩盖真正的去向：只有末尾才算数。`,
      "请以地址中突出显示的部分为准。",
    ),
};
