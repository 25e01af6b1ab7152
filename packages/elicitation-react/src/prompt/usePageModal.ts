import { useSyncExternalStore } from "react";

/**
 * Whether the page has a modal of its own open (`<dialog>` by `showModal`) that does not hold what our
 * dialogs are mounted in. The browser makes everything else inert, so that a dialog of ours could not be
 * used, and would take the pointer from the one of the page as well.
 *
 * @param container absent for the body
 * @param isWanted a dialog is what we would show
 */
export function usePageModal(container: HTMLElement | undefined, isWanted: boolean): boolean {
  const isOpen = () => isWanted && hasModalBeside(container ?? document.body);
  return useSyncExternalStore(isWanted ? watch : never, isOpen, no);
}

const no = () => false;
const never = () => () => undefined;

function watch(onChange: () => void): () => void {
  let seen = modals().length > 0;
  const observer = new MutationObserver(() => {
    const before = seen;
    seen = modals().length > 0;
    if (seen !== before) observe();
    onChange();
  });
  // One that is open may go away with the part of the page it stands in; what is not there needs no such
  // watch, which in a chat would see every word.
  const observe = (): void => {
    observer.disconnect();
    const attributes = { attributes: true, attributeFilter: ["open"], subtree: true };
    observer.observe(document, { ...attributes, childList: seen });
  };
  observe();
  return () => observer.disconnect();
}

function modals(): Element[] {
  try {
    return [...document.querySelectorAll("dialog:modal")];
  } catch {
    // Not known here, so there is none.
    return [];
  }
}

function hasModalBeside(container: HTMLElement): boolean {
  const found = modals();
  return found.length > 0 && !found.some((modal) => holds(modal, container));
}

/** Also from within shadow roots. */
function holds(modal: Element, node: Node): boolean {
  if (modal.contains(node)) return true;
  const root = node.getRootNode();
  return root instanceof ShadowRoot && holds(modal, root.host);
}
