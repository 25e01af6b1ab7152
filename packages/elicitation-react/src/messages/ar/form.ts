import type { FormMessages } from "../types.js";
import { answers, characters, counted, type Noun } from "./counted.js";
import { issues } from "./issues.js";
import { problems } from "./problems.js";

const lines: Noun = { one: "سطر واحد", two: "سطران", few: "أسطر", many: "سطرًا", other: "سطر" };

export const form: FormMessages = {
  ...issues,
  ...problems,
  submit: "إرسال",
  required: "مطلوب",
  optional: "اختياري",
  leaveOut: "دون إجابة",
  leftOut: "دون إجابة: لن يُرسَل شيء لهذا الحقل.",
  yes: "نعم",
  no: "لا",
  choose: "اختر…",
  emptyChoice: "(فارغ)",
  choiceWithValue: ({ label, value }) => `${label} (${value})`,
  sending: "جارٍ الإرسال…",
  errorCount: ({ count }, format) => `تحتاج إلى انتباهك: ${counted(count, answers, format)}`,
  moreErrors: ({ count }, format) => `و${format.number(count)} غيرها`,
  errorAnnouncement: ({ count }, format) =>
    `لم يُرسَل. تحتاج إلى انتباهك: ${counted(count, answers, format)}.`,
  filter: ({ label }) => `تصفية «${label}»`,
  filterPlaceholder: "اكتب للتصفية",
  filterCount: ({ shown, total }, format) =>
    `يُعرض ${format.number(shown)} من ${format.number(total)}`,
  addItem: "إضافة المزيد",
  item: ({ label, place }, format) => `${label} ${format.number(place)}`,
  removeItem: ({ label, place }, format) => `إزالة ${label} ${format.number(place)}`,
  issueAtItem: ({ place, text }, format) => `السطر ${format.number(place)}: ${text}`,
  itemAdded: ({ place }, format) => `أُضيف السطر ${format.number(place)}.`,
  itemRemoved: ({ count }, format) => `أُزيل. المتبقي: ${counted(count, lines, format)}.`,
  notShown: "لا يمكن ملء هذا هنا.",
  cannotSend: ({ labels }) =>
    `لا يمكن الإرسال: يشترط الخادم ${labels}، ولا يمكن ملء ذلك هنا. يمكنك الرفض.`,
  brokenForm: "لا يمكن عرض هذا السؤال",
  brokenFormAdvice: "لا يصلح وصف الخادم لإنشاء نموذج. لم يُرسَل أي شيء. يمكنك الرفض أو الإلغاء.",
  loading: "جارٍ التحميل…",
  loadFailed: "تعذّر تحميل هذا الجزء",
  loadFailedWhy: "ربما انقطع الاتصال. حاول مرة أخرى أو أعد تحميل الصفحة.",
  loadAgain: "المحاولة مرة أخرى",
  patternUnavailable: "تعذّر تحميل الجزء الذي يتحقق من الصيغة المطلوبة. سيتحقق الخادم منها.",

  "hint.minLength": ({ min }, format) => `الحد الأدنى: ${counted(min, characters, format)}.`,
  "hint.maxLength": ({ max }, format) => `الحد الأقصى: ${counted(max, characters, format)}.`,
  "hint.lengthBetween": ({ min, max }, format) =>
    `من ${format.number(min)} إلى ${counted(max, characters, format)}.`,
  "hint.length": ({ length }, format) => `العدد المطلوب: ${counted(length, characters, format)}.`,
  "hint.charactersNeeded": ({ count }, format) => `ينقص: ${counted(count, characters, format)}.`,
  "hint.charactersLeft": ({ count }, format) => `المتبقي: ${counted(count, characters, format)}.`,
  "hint.charactersOver": ({ count }, format) => `الزائد: ${counted(count, characters, format)}.`,
  "hint.min": ({ min }, format) => `${format.number(min)} على الأقل.`,
  "hint.max": ({ max }, format) => `${format.number(max)} على الأكثر.`,
  "hint.between": ({ min, max }, format) => `من ${format.number(min)} إلى ${format.number(max)}.`,
  "hint.above": ({ min }, format) => `أكثر من ${format.number(min)}.`,
  "hint.below": ({ max }, format) => `أقل من ${format.number(max)}.`,
  "hint.multipleOf": ({ step }, format) => `بخطوات من ${format.number(step)}.`,
  "hint.uri": "عنوان كامل، مثل \u2066https://example.com\u2069.",
  "hint.pattern": ({ pattern }) => `يجب أن يطابق النمط ${pattern}`,
  "hint.format": ({ format: name }) => `الصيغة المتوقعة: ${name}`,
  "hint.minItems": ({ min }, format) => `اختر ${format.number(min)} على الأقل.`,
  "hint.maxItems": ({ max }, format) => `اختر ${format.number(max)} على الأكثر.`,
  "hint.itemsBetween": ({ min, max }, format) =>
    `اختر من ${format.number(min)} إلى ${format.number(max)}.`,
  "hint.items": ({ count }, format) => `اختر ${format.number(count)}.`,
  "hint.chosen": ({ count }, format) => `المختار: ${format.number(count)}.`,
  "hint.chosenOf": ({ count, max }, format) =>
    `المختار: ${format.number(count)} من ${format.number(max)}.`,
  "hint.zone": ({ zone, offset }) => `المنطقة الزمنية: ${zone} (\u2066UTC${offset}\u2069)`,
  "hint.zoneOnly": ({ zone }) => `المنطقة الزمنية: ${zone}`,
  "hint.clocksForward": "هذا الوقت غير موجود في ذلك اليوم لأن الساعة تُقدَّم فيه. اختر وقتًا آخر.",
  "hint.clocksBack": "تُؤخَّر الساعة حينها فيتكرر هذا الوقت مرتين. أيهما تقصد؟",
  "hint.earlier": ({ offset }) => `الأول (\u2066UTC${offset}\u2069)`,
  "hint.later": ({ offset }) => `الثاني (\u2066UTC${offset}\u2069)`,

  secretTitle: "يطلب هذا النموذج معلومة سرية",
  secretBlocked: ({ labels }) =>
    `يطلب ${labels}. ما يُكتب هنا قد يقرؤه هذا التطبيق ونموذج الذكاء الاصطناعي، ولا يحق للخوادم طلب الأسرار بهذه الطريقة. الإرسال متوقف. ارفض: الخادم الذي يحتاج إلى ذلك يمكنه أن يطلب منك تسجيل الدخول في صفحته.`,
  secretWarning: ({ labels }) =>
    `يطلب ${labels}. ما يُكتب هنا قد يقرؤه هذا التطبيق ونموذج الذكاء الاصطناعي، ولا يحق للخوادم طلب الأسرار بهذه الطريقة. عند الشك، ارفض.`,
  credentialTitle: ({ count }, format) => `تبدو معلومات سرية: ${counted(count, answers, format)}`,
  credentialAdvice:
    "لم يُرسَل شيء. من يحصل عليها يمكنه التصرف باسمك، ويمكن لهذا التطبيق ونموذج الذكاء الاصطناعي قراءتها أيضًا.",
  credentialSend: "إرسال على أي حال",
  credentialBack: "الرجوع والتعديل",
  "credential.known-prefix": "يبدو مفتاح وصول",
  "credential.jwt": "يبدو رمز تسجيل دخول",
  "credential.private-key": "يبدو مفتاحًا خاصًا",
  "credential.card-number": "يبدو رقم بطاقة",
};
