const fields = "input, textarea, select";

/**
 * Outside a shadow root a key comes from the element that has the root, so that a page which leaves what
 * is typed into a field alone takes it for one of its shortcuts. What is typed stays inside; what is no
 * text, such as Escape or a key with Ctrl, goes on.
 */
export function keepTypedKeys(root: ShadowRoot): void {
  for (const type of ["keydown", "keypress", "keyup"] as const) {
    root.addEventListener(type, (event) => {
      if (!(event instanceof KeyboardEvent) || !isTyped(event)) return;
      const [target] = event.composedPath();
      if (target instanceof Element && target.matches(fields)) event.stopPropagation();
    });
  }
}

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === "Enter" || key === "Backspace");
