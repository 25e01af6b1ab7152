/**
 * Focuses the control of a field: of a group the chosen one, else the first that can be seen.
 *
 * @param inside any element of the form; looked up from there, so that it works in a shadow root too
 */
export function focusField(inside: Element | null, name: string): void {
  const controls = Array.from(
    inside?.closest("form")?.querySelectorAll<HTMLElement>(`[name="${name}"]`) ?? [],
  );
  const wrong = controls.find((control) => control.getAttribute("aria-invalid") === "true");
  const chosen = controls.find(
    (control) => control instanceof HTMLInputElement && isChosenRadio(control),
  );
  const visible = controls.find((control) => control.closest("[hidden]") === null);
  const target = chosen ?? wrong ?? visible;
  target?.focus();
}

const isChosenRadio = (input: HTMLInputElement) => input.type === "radio" && input.checked;
