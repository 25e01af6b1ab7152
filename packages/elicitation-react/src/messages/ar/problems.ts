import type { FieldProblemSentences } from "../formTypes.js";

export const problems: FieldProblemSentences = {
  "problem.not-an-object-schema": () => "لم يصف الخادم نموذجًا.",
  "problem.malformed-properties": () => "قائمة الأسئلة تالفة.",
  "problem.malformed-required": () => "قائمة الإجابات المطلوبة تالفة.",
  "problem.too-many-fields": ({ limit, count }, format) =>
    `عدد الأسئلة ${format.number(Number(count))}، ولا يُعرض أكثر من ${format.number(Number(limit))}.`,
  "problem.too-many-options": ({ limit, count }, format) =>
    `عدد الخيارات ${format.number(Number(count))}، ولا يُعرض أكثر من ${format.number(Number(limit))}.`,
  "problem.schema-too-large": () => "الوصف أكبر من اللازم.",
  "problem.schema-too-deep": () => "الوصف متداخل أكثر من اللازم.",
  "problem.unreadable": () => "لا يمكن قراءة الوصف.",
  "problem.malformed-property": () => "وصف الخادم له تالف.",
  "problem.unsupported-type": ({ type }) =>
    type === undefined
      ? "لا مكان في النموذج لإجابات من هذا النوع."
      : `لا مكان في النموذج لإجابات من النوع «${type}».`,
  "problem.unsupported-union": () => "قد تكون الإجابة من عدة أنواع لا يناسبها حقل واحد.",
  "problem.unsupported-ref": () => "الوصف محفوظ في مكان لا يمكن الاطلاع عليه.",
  "problem.unsupported-keyword": ({ keyword }) =>
    `يرافقه شرط («${keyword}») لا يمكن التحقق منه هنا.`,
  "problem.no-choices": () => "هذا اختيار بلا خيارات.",
  "problem.contradiction": () => "شروطه متناقضة: لا توجد إجابة تستوفيها.",
  "problem.required-without-property": () => "يشترطه الخادم دون أن يوضح ما هو.",
  "problem.default-ignored": () => "الإجابة المقترحة غير مناسبة فحُذفت.",
  "problem.format-ignored": () => "لا يمكن التحقق من الصيغة إلا من جهة الخادم.",
  "problem.pattern-ignored": () => "لا يمكن التحقق من الصيغة إلا من جهة الخادم.",
  "problem.choices-ignored": () => "حُذفت الخيارات غير المناسبة.",
  "problem.duplicate-choices": () => "تُعرض الخيارات المكررة مرة واحدة.",
  "problem.answer-needed": () => "دون اختيار، لا معنى للموافقة.",
};
