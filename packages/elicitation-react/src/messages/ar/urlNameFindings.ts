import { findingText } from "../findingText.js";
import type { NameFindings } from "../nameFindings.js";
import { counted, characters as letters, type Noun } from "./counted.js";

const parts: Noun = {
  one: "جزء واحد",
  two: "جزأين",
  few: "أجزاء",
  many: "جزءًا",
  other: "جزء",
};
const typeItYourself = "ارفض إن كنت تقصد الموقع الذي تعرفه، واكتب عنوانه بنفسك.";

export const urlNameFindings: NameFindings = {
  IDN: ({ ascii, unicode }) =>
    findingText(
      "للموقع اسم دولي",
      `يُكتب ${unicode} داخل العناوين على شكل ${ascii}. كلاهما الموقع نفسه.`,
      "تأكد من أنه الاسم الذي تتوقعه.",
    ),
  INVALID_PUNYCODE: ({ label }) =>
    findingText(
      "اسم الموقع مرمَّز بطريقة غير مسموح بها",
      `لا يمثل ${label} اسمًا صحيحًا. ربما صُنع ليظهر كموقع آخر.`,
      "ارفض، ما لم تكن تعرف هذا الموقع.",
    ),
  MIXED_SCRIPT: ({ label, scripts }) =>
    findingText(
      `يخلط ${label} حروفًا من أبجديات مختلفة`,
      `يحوي ${scripts}. تُبدَّل حروف متشابهة لتقليد اسم موقع معروف.`,
      typeItYourself,
    ),
  WHOLE_SCRIPT_CONFUSABLE: ({ label, script }) =>
    findingText(
      `يبدو ${label} اسمًا لاتينيًا وليس كذلك`,
      `جميع حروفه من كتابة ${script} وتشبه اللاتينية. ليس الموقع الذي يبدو عليه.`,
      typeItYourself,
    ),
  RESTRICTED_CHARS: ({ label, characters }) =>
    findingText(
      `يحوي ${label} محارف لا ينبغي أن تكون في الأسماء`,
      `يحوي ${characters}. من السهل أن تُحسب هذه المحارف حروفًا أو علامات عادية.`,
      typeItYourself,
    ),
  SUSPICIOUS_LABEL: ({ label }) =>
    findingText(
      `يحوي ${label} علامات تُحسب غيرها`,
      "تبدو بعض محارفه حروفًا أو أرقامًا أخرى.",
      typeItYourself,
    ),
  LOOKALIKE: ({ domain, target }) =>
    findingText(
      `${domain} ليس ${target}`,
      `الاسمان متطابقان تقريبًا. كثيرًا ما تُصنع مواقع كهذه لتُحسب ${target}.`,
      typeItYourself,
    ),
  EMBEDDED_DOMAIN: ({ embedded, domain }) =>
    findingText(
      `هذا ${domain} وليس ${embedded}`,
      `يبدأ العنوان بـ ${embedded}، لكن العبرة بنهايته: فهو لمن يملك ${domain}.`,
      typeItYourself,
    ),
  COMBO_SQUAT: ({ domain, target, word }) =>
    findingText(
      `${domain} ليس ${target}`,
      `يجمع اسمًا معروفًا مع «${word}». يستطيع أي شخص تسجيل اسم كهذا.`,
      typeItYourself,
    ),
  TRAILING_DOT: ({ host }) =>
    findingText(
      "ينتهي اسم الموقع بنقطة",
      `يقود ${host} إلى الموقع نفسه، لكن المتصفحات تعامله كموقع مستقل.`,
      "قد تحتاج إلى تسجيل الدخول هناك مرة أخرى.",
    ),
  LONG_HOST: ({ length, labels }, format) =>
    findingText(
      "اسم الموقع طويل جدًا",
      `طوله ${counted(length, letters, format)} في ${counted(labels, parts, format)}. الأسماء الطويلة تخفي وجهتها: العبرة بالنهاية وحدها.`,
      "اعتمد الجزء المميَّز من العنوان.",
    ),
};
