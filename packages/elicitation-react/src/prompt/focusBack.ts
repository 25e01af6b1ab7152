const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** What had the focus, for the time when a dialog closes; by then it may be gone. */
export interface FocusBefore {
  /** The same element, if it is still there. */
  own(): HTMLElement | null;
  /** The first control of the nearest part of the page around it that is still there. */
  near(): HTMLElement | null;
}

export function rememberFocus(): FocusBefore {
  const [element, ...around] = pathOf(deepActiveElement());
  return {
    own: () => (element?.isConnected ? element : null),
    near() {
      for (const part of around) {
        const control = part.isConnected ? part.querySelector<HTMLElement>(focusable) : null;
        if (control) return control;
      }
      return null;
    },
  };
}

/** An element and what it stands in, inside out, shadow roots included; without the page itself. */
function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let part = element; part !== null; part = outerOf(part)) {
    if (part instanceof HTMLElement && part !== document.body && part !== document.documentElement)
      path.push(part);
  }
  return path;
}

function outerOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** What has the focus, in whatever shadow root it is. */
export function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
