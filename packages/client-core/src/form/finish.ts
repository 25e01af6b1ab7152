import { readingOf } from "./look.js";
import { patternOf } from "./patternOf.js";
import type { SchemaProblem } from "./problems.js";
import type { FieldModel, FormModel } from "./types.js";

/** What the fields say together. */
export function finish(fields: readonly FieldModel[], problems: SchemaProblem[]): FormModel {
  const asked = askForAnswer(fields, problems);
  const patterns = asked.some((field) => patternOf(field) !== undefined) ? "pending" : "none";
  return { fields: asked, problems, patterns };
}

/** In the kit's languages. As `readingOf` gives them. */
const yes = new Set(
  "yes,y,ok,confirm,approve,accept,allow,continue,proceed,ja,bestätigen,erlauben,sí,si,confirmar,oui,confirmer,はい,是,نعم".split(
    ",",
  ),
);
const no = new Set(
  "no,n,cancel,reject,decline,deny,abort,stop,nein,abbrechen,ablehnen,cancelar,non,annuler,いいえ,否,不是,لا".split(
    ",",
  ),
);

/**
 * A form that is one optional yes-or-no choice is a confirmation. Accepting it without a choice
 * would say nothing, and servers read that as a no, so the choice is required.
 */
function askForAnswer(
  fields: readonly FieldModel[],
  problems: SchemaProblem[],
): readonly FieldModel[] {
  const [field, ...more] = fields;
  if (field?.kind !== "singleSelect" || more.length > 0 || field.required) return fields;
  if (field.default !== undefined || field.choices.length !== 2) return fields;
  const words = field.choices.map((choice) => readingOf(choice.label));
  if (!words.some((word) => yes.has(word)) || !words.some((word) => no.has(word))) return fields;
  problems.push({ code: "answer-needed", key: field.key });
  return [{ ...field, required: true }];
}
