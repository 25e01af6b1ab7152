import type { SafeText } from "../text/index.js";
import type { FormLimits } from "./limits.js";
import type { SchemaProblem } from "./problems.js";
import type { JsonNode } from "./snapshot.js";

/** What every kind of field has; the readers of the kinds add theirs. */
export interface FieldBasics {
  key: string;
  name: string;
  label: SafeText;
  description?: SafeText;
  required: boolean;
}

export interface FieldContext {
  basics: FieldBasics;
  root: JsonNode;
  limits: FormLimits;
  /** Notes a problem that leaves the field working. */
  note(code: SchemaProblem["code"], params?: SchemaProblem["params"]): void;
}
