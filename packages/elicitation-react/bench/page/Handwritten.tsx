import { type FormEvent, type ReactNode, useId, useState } from "react";
import { type BenchField, plans } from "./schema.js";

type Errors = { readonly [key: string]: string };

interface Props {
  fields: readonly BenchField[];
  /** Only labels, descriptions, controls and errors: no marks, no hints, one button. */
  bare?: boolean;
}

/**
 * What a careful person writes for these fields: uncontrolled, checked on submit, all of it tied
 * together, and saying as much as the kit says in words.
 */
export function Handwritten({ fields, bare = false }: Props): ReactNode {
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
  const form = (
    <form noValidate autoComplete="off" onSubmit={submit}>
      {fields.map((field) => (
        <Field key={field.key} field={field} error={errors[field.key]} bare={bare} />
      ))}
      <button type="submit">Send</button>
      {!bare && (
        <>
          <button type="button">Decline</button>
          <button type="button">Cancel</button>
        </>
      )}
    </form>
  );
  if (bare) return form;
  return (
    <section aria-labelledby="bench-title">
      <h2 id="bench-title">The server asks you</h2>
      <p>Please fill this in</p>
      {form}
    </section>
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

const hints: { readonly [kind in BenchField["kind"]]?: string } = {
  text: "3 to 60 characters.",
  integer: "1 to 99.",
};

interface FieldProps {
  field: BenchField;
  error: string | undefined;
  bare: boolean;
}

function Field({ field, error, bare }: FieldProps): ReactNode {
  const id = useId();
  const { key, kind, title, description } = field;
  const hint = bare ? undefined : hints[kind];
  const required = kind !== "checkbox";
  const describedBy = [`${id}-about`, hint && `${id}-hint`, error && `${id}-error`];
  const shared = {
    id,
    name: key,
    "aria-describedby": describedBy.filter(Boolean).join(" "),
    "aria-invalid": error ? true : undefined,
    "aria-required": required || undefined,
  };
  return (
    <div>
      <label htmlFor={id}>{title}</label>
      {required && !bare && <span>required</span>}
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
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {error && (
        <p id={`${id}-error`} data-error="">
          {error}
        </p>
      )}
    </div>
  );
}
