/** As Ajv reports it; `instancePath` is "" or, in a list, "/" and the index. */
export interface ValidatorError {
  instancePath: string;
  keyword: string;
  params: { limit?: number; i?: number; j?: number };
}

export interface Validator {
  (value: unknown, context: { rootData: object }): boolean;
  errors?: ValidatorError[] | null;
}

export type ValidatorKind =
  | "text"
  | "number"
  | "integer"
  | "boolean"
  | "singleSelect"
  | "multiSelect"
  | "textList";

/** @param formats by name, on a null prototype */
export function createValidators(formats: {
  readonly [format: string]: (text: string) => boolean;
}): { readonly [K in ValidatorKind]: Validator };
