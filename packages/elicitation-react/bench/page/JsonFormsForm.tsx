import { createAjv, type JsonSchema, type ValidationMode } from "@jsonforms/core";
import { JsonForms } from "@jsonforms/react";
import { vanillaCells, vanillaRenderers } from "@jsonforms/vanilla-renderers";
import { type FormEvent, type ReactNode, useState } from "react";

/**
 * JSON Forms as its documentation has it: the layout is made from the schema, the data is held by the
 * host, errors are shown from the first submit on. It has no submit of its own.
 */
export function JsonFormsForm({ schema }: { schema: JsonSchema }): ReactNode {
  const [data, setData] = useState<unknown>({});
  const [validationMode, setMode] = useState<ValidationMode>("ValidateAndHide");
  // One for each form, as for the others: what compiling a schema costs belongs to it.
  const [ajv] = useState(() => createAjv({ allErrors: true }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMode("ValidateAndShow");
  };
  return (
    <form noValidate onSubmit={submit}>
      <JsonForms
        schema={schema}
        data={data}
        ajv={ajv}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={validationMode}
        onChange={({ data: changed }) => setData(changed)}
      />
      <button type="submit">Send</button>
    </form>
  );
}
