import type { Format } from "../format.js";
import type { IssueSentences } from "../formTypes.js";
import { characters, counted } from "./counted.js";

type Value = string | number | undefined;

const number = (value: Value, format: Format) =>
  typeof value === "number" ? format.number(value) : String(value ?? "");

const letters = (value: Value, format: Format) => counted(Number(value ?? 0), characters, format);

export const issues: IssueSentences = {
  "issue.required": () => "الإجابة مطلوبة هنا.",
  "issue.too-short": ({ limit, missing }, format) =>
    `الحد الأدنى ${letters(limit, format)}، وينقص ${letters(missing, format)}.`,
  "issue.too-long": ({ limit, over }, format) =>
    `الحد الأقصى ${letters(limit, format)}، والزائد ${letters(over, format)}.`,
  "issue.pattern": ({ pattern }) => `يجب أن يطابق هذا النمط ${pattern}`,
  "issue.pattern-pending": () => "ما زال التحقق جاريًا. حاول بعد لحظة.",
  "issue.email": () => "أدخل عنوان بريد إلكتروني، مثل \u2066name@example.com\u2069.",
  "issue.uri": () => "أدخل عنوانًا كاملًا، مثل \u2066https://example.com\u2069.",
  "issue.date": () => "أدخل تاريخًا كاملًا موجودًا.",
  "issue.date-time": () => "أدخل تاريخًا ووقتًا كاملين موجودين.",
  "issue.not-a-number": () => "أدخل عددًا بالأرقام، مثل \u206612.5\u2069.",
  "issue.decimal-comma": () => "اكتب الكسر العشري بعد نقطة: \u20661.5\u2069 وليس \u20661,5\u2069.",
  "issue.not-finite": () => "هذا العدد أكبر من أن يُرسَل.",
  "issue.not-an-integer": () => "أدخل عددًا صحيحًا دون كسور.",
  "issue.unsafe-integer": () => "أرقام هذا العدد أكثر من أن تُرسَل بدقة: سيُقرَّب في الطريق.",
  "issue.too-precise": ({ sent }) =>
    `أرقام هذا العدد أكثر من أن تُرسَل بدقة: سيصل \u2066${sent}\u2069.`,
  "issue.too-small": ({ limit }, format) => `أدخل ${number(limit, format)} أو أكثر.`,
  "issue.too-large": ({ limit }, format) => `أدخل ${number(limit, format)} أو أقل.`,
  "issue.not-above": ({ limit }, format) => `أدخل أكثر من ${number(limit, format)}.`,
  "issue.not-below": ({ limit }, format) => `أدخل أقل من ${number(limit, format)}.`,
  "issue.not-a-multiple": ({ multipleOf }, format) =>
    `أدخل أحد مضاعفات ${number(multipleOf, format)}.`,
  "issue.not-a-choice": () => "اختر أحد الخيارات.",
  "issue.too-few": ({ limit, missing }, format) =>
    `اختر ${number(limit, format)} على الأقل: ينقص ${number(missing, format)}.`,
  "issue.too-many": ({ limit, over }, format) =>
    `اختر ${number(limit, format)} على الأكثر: الزائد ${number(over, format)}.`,
  "issue.duplicate": () => "هذا موجود في القائمة بالفعل.",
  "issue.malformed": () => "لا يمكن قراءة هذه الإجابة. أدخلها مرة أخرى.",
  "issue.unsupported": () => "لا يمكن ملء هذا هنا.",
  "issue.secret": () => "لا تُرسَل الأسرار بهذا النموذج.",
};
