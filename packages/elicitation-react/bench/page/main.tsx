import { ElicitationForm } from "@askback/elicitation-react";
import type { JsonSchema } from "@jsonforms/core";
import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Handwritten } from "./Handwritten.js";
import { JsonFormsForm } from "./JsonFormsForm.js";
import { type BenchField, benchFields, requestedSchema } from "./schema.js";

export type Candidate = "handwritten" | "bare" | "askback" | "rjsf" | "jsonforms";

const candidates: { readonly [C in Candidate]: (fields: readonly BenchField[]) => ReactNode } = {
  handwritten: (fields) => <Handwritten fields={fields} />,
  bare: (fields) => <Handwritten fields={fields} bare />,
  askback: (fields) => (
    <ElicitationForm
      request={{ message: "Please fill this in", requestedSchema: requestedSchema(fields) }}
      onRespond={() => undefined}
    />
  ),
  rjsf: (fields) => (
    <Form schema={requestedSchema(fields) as object} validator={validator} noHtml5Validate />
  ),
  jsonforms: (fields) => <JsonFormsForm schema={requestedSchema(fields) as JsonSchema} />,
};

const errors =
  "[data-error], [data-askback='field-error'], [data-invalid], .text-danger, .validation_error";

/** From the call to laid out. */
function mount(candidate: Candidate, count: number) {
  const container = document.createElement("div");
  document.body.append(container);
  const fields = benchFields(count);
  const started = performance.now();
  const root = createRoot(container);
  flushSync(() => root.render(candidates[candidate](fields)));
  container.getBoundingClientRect();
  const time = performance.now() - started;
  return { container, root, time };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

async function type(container: HTMLElement, strokes: number): Promise<number[]> {
  const input = container.querySelector<HTMLInputElement>("input[type=text]");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  if (!input || !set) throw new Error("There is no text input to type into");
  input.focus();
  const times: number[] = [];
  for (let i = 1; i <= strokes; i++) {
    const started = performance.now();
    set.call(input, "x".repeat(i));
    input.dispatchEvent(new InputEvent("input", { bubbles: true, data: "x" }));
    // React ends what an event began in a microtask.
    await null;
    container.getBoundingClientRect();
    times.push(performance.now() - started);
    await settle();
  }
  return times;
}

/** From submit to the errors laid out. */
function submit(container: HTMLElement): Promise<number> {
  const form = container.querySelector("form");
  if (!form) throw new Error("There is no form");
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const done = () => {
      if (!container.querySelector(errors)) return;
      observer.disconnect();
      container.getBoundingClientRect();
      resolve(performance.now() - started);
    };
    const observer = new MutationObserver(done);
    observer.observe(container, { childList: true, subtree: true, attributes: true });
    setTimeout(() => reject(new Error("No error appeared after a submit")), 20_000);
    form.requestSubmit();
  });
}

/** One page's worth: the first mount, typing, and the first submit. */
async function run(candidate: Candidate, count: number, guard: number) {
  const first = mount(candidate, count);
  await new Promise((resolve) => setTimeout(resolve, guard));
  const keystrokes = await type(first.container, 30);
  const firstSubmit = await submit(first.container);
  return { firstMount: first.time, keystrokes, firstSubmit };
}

/** Mounts once the code is warm, in turn, so that a busy machine slows them all alike. */
async function runWarm(names: readonly Candidate[], count: number) {
  const times = new Map<Candidate, number[]>(names.map((name) => [name, []]));
  for (let i = 0; i < 13; i++) {
    for (const name of names) {
      const { container, root, time } = mount(name, count);
      if (i >= 3) times.get(name)?.push(time);
      root.unmount();
      container.remove();
      await settle();
    }
  }
  return Object.fromEntries(times);
}

/** The same mounts under the kit's stylesheet, which the others have no counterpart of. */
async function runStyled(count: number) {
  await import("./styled.js");
  return runWarm(["askback"], count);
}

export type Run = Awaited<ReturnType<typeof run>>;
Object.assign(globalThis, { runBench: run, runWarm, runStyled });
