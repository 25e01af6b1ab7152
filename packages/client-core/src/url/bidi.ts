const rightToLeftLetter =
  /[\p{scx=Hebrew}\p{scx=Arabic}\p{scx=Thaana}\p{scx=Syriac}\p{scx=Nko}\p{scx=Adlam}]/u;
const arabicDigit = /[\u0660-\u0669]/u;
const europeanDigit = /[0-9\u06f0-\u06f9]/u;
const endsInLetterOrDigit = /[\p{L}\p{Nd}\u05f3\u05f4]\p{M}*$/u;
const startsWithLetter = /^[\p{L}\u05f3\u05f4]/u;
const otherLetter =
  /(?![\p{scx=Hebrew}\p{scx=Arabic}\p{scx=Thaana}\p{scx=Syriac}\p{scx=Nko}\p{scx=Adlam}])\p{L}/u;

/**
 * RFC 5893, section 2, for one label: a name that is written from right to left must not fall apart
 * when it is shown. Engines differ in whether they check it.
 */
export function breaksBidiRule(label: string): boolean {
  if (!rightToLeftLetter.test(label) && !arabicDigit.test(label)) return false;
  return (
    !startsWithLetter.test(label) ||
    otherLetter.test(label) ||
    !endsInLetterOrDigit.test(label) ||
    (arabicDigit.test(label) && europeanDigit.test(label))
  );
}
