import type { UrlMessages } from "../types.js";
import { counted, warnings } from "./counted.js";
import { urlFindings } from "./urlFindings.js";

export const url: UrlMessages = {
  title: ({ server }) => `يطلب ${server} منك فتح صفحة`,
  opens: "سيُفتح",
  wouldOpen: "كان سيُفتح",
  opensNothing: "لن يُفتح هذا العنوان",
  warningsAbove: ({ count }, format) =>
    `اقرأ أولًا ما ورد أعلاه: ${counted(count, warnings, format)}`,
  open: "فتح في علامة تبويب جديدة",
  opening: "جارٍ الفتح…",
  address: "العنوان الكامل",
  addressAsSent: "العنوان كما أرسله الخادم",
  readsAs: ({ name }) => `يُقرأ ${name}`,
  writtenAs: ({ name }) => `في العنوان: ${name}`,
  copy: "نسخ العنوان",
  copied: "نُسخ العنوان",
  copyFailed: "لم يسمح متصفحك بالنسخ. العنوان محدَّد: انسخه من القائمة.",
  checking: "جارٍ فحص العنوان…",
  checkFailed: "تعذّر فحص العنوان، لذا لا يمكن فتحه",
  checkFailedWhy:
    "لم يُحمَّل الجزء الذي يفحص العناوين في هذا التطبيق. ربما انقطع الاتصال. حاول مرة أخرى أو أعد تحميل الصفحة.",
  retry: "إعادة الفحص",
  blocked: "لن يُفتح هذا العنوان",
  warnings: ({ count }, format) => `تمهّل قبل الفتح: ${counted(count, warnings, format)}`,
  notices: "للعلم",
  reveal: "فتحه على أي حال…",
  revealed: ({ site }) =>
    `أنت على وشك فتح ${site} رغم التحذيرات. لا تتابع إلا إذا كنت تتوقع هذا العنوان بالذات.`,
  changed: "هذا العنوان يختلف عن الذي وافقت عليه. انظر إليه مرة أخرى.",
  notOpened: "يبدو أنه لم تُفتح أي علامة تبويب",
  notOpenedWhy:
    "ربما منع ذلك متصفحك أو الصفحة التي تعرض هذه المحادثة. لم تُعطَ أي إجابة بعد. يمكنك المحاولة مرة أخرى، أو نسخ العنوان وفتحه بنفسك.",
  failed: "تعذّر فتح الصفحة",
  failedWhy:
    "حدث خطأ عند فتح علامة التبويب. لم تُعطَ أي إجابة بعد. يمكنك المحاولة مرة أخرى، أو نسخ العنوان وفتحه بنفسك.",
  copyInstead:
    "ربما منع ذلك متصفحك أو الصفحة التي تعرض هذه المحادثة. يمكنك نسخ العنوان وفتحه بنفسك.",
  tryAgain: "المحاولة مرة أخرى",
  openedMyself: "لقد فتحته بنفسي",
  openedMyselfWhy: ({ server }) =>
    `فقط إذا فتحت هذا العنوان بنفسك: سيعلم ${server} بذلك أنك وافقت على فتحه.`,
  answerFailed: "تعذّر إرسال إجابتك",
  resend: "إعادة الإرسال",
  opened: ({ site }) => `فُتح: ${site ?? "الصفحة"}`,
  openedWhy: ({ server }) =>
    `أكمل المطلوب في علامة التبويب الأخرى، ثم تابع هنا كي يستطيع ${server} المضي.`,
  openedWhyAlone: "أكمل المطلوب في علامة التبويب الأخرى.",
  openedWhyOnReturn: ({ server }) =>
    `أكمل المطلوب في علامة التبويب الأخرى. عند عودتك إلى هذه الصفحة يُطلب من ${server} المضي.`,
  asking: ({ server }) => `يُطلب من ${server} المضي…`,
  stillWaiting: ({ server }) => `ما زال ${server} ينتظر`,
  stillWaitingWhy: "لم يبلغه بعد أنك انتهيت. أكمل في علامة التبويب الأخرى ثم تابع.",
  done: ({ server }) => `يقول ${server} إن هذه الخطوة اكتملت`,
  doneWhy: "يمكنك إغلاق علامة التبويب الأخرى والمتابعة.",
  continue: "متابعة",
  openAgain: "فتح مرة أخرى",
  close: "إغلاق",
  showAddress: "عرض العنوان",
  completed: ({ server }) => `انتهى ${server}`,
  endedBadly: ({ server }) => `لم يتمكن ${server} من إكمال هذا`,
  expired: "انتهت صلاحية هذا الطلب",
  expiredWhy: "لم تتم الإجابة عنه في الوقت المحدد، فلم يُفتح شيء.",
  agreed: ({ site }) => `وافقت على فتح ${site ?? "هذه الصفحة"}`,
  declined: "رفضت فتح هذه الصفحة",
  cancelled: "لم تُفتح",
  broken: "لا يمكن عرض هذا الطلب",
  brokenWhy: "حدث خطأ في هذا التطبيق، لذا لا يمكن فتح الصفحة. يمكنك الرفض أو الإلغاء.",
  findings: urlFindings,
};
