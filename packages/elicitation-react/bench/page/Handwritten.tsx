import { type FormEvent, type ReactNode, useId, useState } from "react";
import { type BenchField, plans } from "./schema.js";

type Errors = { readonly [key: string]: string };

/** What a careful person writes for these fields: uncontrolled, checked on submit, all of it tied together. */
export function Handwritten({ fields }: { fields: readonly BenchField[] }): ReactNode {
  const [errors, setErrors] = useState<Errors>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = fields.flatMap(({ key, kind }) => {
      const error = check(kind, String(data.get(key) ?? ""));
      return error ? [[key, error] as const] : [];
    });
    setErrors(Object.fromEntries(found));
  };
  return (
    <form noValidate onSubmit={submit}>
      {fields.map((field) => (
        <Field key={field.key} field={field} error={errors[field.key]} />
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

function check(kind: BenchField["kind"], text: string): string | undefined {
  if (kind === "checkbox") return undefined;
  if (text === "") return "Required";
  if (kind === "email" && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/u.test(text)) return "No e-mail address";
  if (kind === "text" && (text.length < 3 || text.length > 60)) return "3 to 60 characters";
  if (
    kind === "integer" &&
    !(Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= 99)
  ) {
    return "A whole number from 1 to 99";
  }
  return undefined;
}

function Field({ field, error }: { field: BenchField; error: string | undefined }): ReactNode {
  const id = useId();
  const { key, kind, title, description } = field;
  const shared = {
    id,
    name: key,
    "aria-describedby": error ? `${id}-about ${id}-error` : `${id}-about`,
    "aria-invalid": error ? true : undefined,
    "aria-required": kind === "checkbox" ? undefined : true,
  };
  return (
    <div>
      <label htmlFor={id}>{title}</label>
      <p id={`${id}-about`}>{description}</p>
      {kind === "select" ? (
        <select {...shared} defaultValue="">
          <option value="">Choose</option>
          {plans.map((plan) => (
            <option key={plan}>{plan}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={kind === "checkbox" ? "checkbox" : kind === "email" ? "email" : "text"}
          inputMode={kind === "integer" ? "numeric" : undefined}
        />
      )}
      {error && (
        <p id={`${id}-error`} data-error="">
          {error}
        </p>
      )}
    </div>
  );
}
