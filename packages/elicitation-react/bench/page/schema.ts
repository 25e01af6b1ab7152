const plans = ["free", "basic", "team", "business", "campus", "partner", "enterprise", "other"];

/** Five kinds in turn, each drawn with the same control by all three. */
export const kinds = ["text", "email", "integer", "select", "checkbox"] as const;
export type Kind = (typeof kinds)[number];

export interface BenchField {
  key: string;
  kind: Kind;
  title: string;
  description: string;
  schema: object;
}

const schemas: { readonly [K in Kind]: object } = {
  text: { type: "string", minLength: 3, maxLength: 60 },
  email: { type: "string", format: "email" },
  integer: { type: "integer", minimum: 1, maximum: 99 },
  select: { type: "string", enum: plans },
  checkbox: { type: "boolean", default: false },
};

export { plans };

export function benchFields(count: number): BenchField[] {
  return Array.from({ length: count }, (_, i) => {
    const kind = kinds[i % kinds.length] ?? "text";
    return {
      key: `field_${i}`,
      kind,
      title: `Field ${i}`,
      description: `What the server wants to know about ${i}`,
      schema: schemas[kind],
    };
  });
}

/** All but the checkboxes are required, so that an empty submit has an error on each of them. */
export const requestedSchema = (fields: readonly BenchField[]) => ({
  type: "object" as const,
  properties: Object.fromEntries(
    fields.map(({ key, title, description, schema }) => [key, { ...schema, title, description }]),
  ),
  required: fields.filter(({ kind }) => kind !== "checkbox").map(({ key }) => key),
});
