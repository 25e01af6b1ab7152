// What must hold for every story in every width, theme and direction, measured after its play function.

/** In CSS px: WCAG 2.2, 2.5.8 Target Size (Minimum), without its exception for targets with space around. */
const smallestTarget = 24;

const controls =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"]';

const nameOf = (element: Element) => {
  const text = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
  return `${element.localName}[${element.getAttribute("data-askback") ?? ""}] "${text}"`;
};

/** The kit's controls that can be used now: what a dialog covers cannot. */
function usable(): HTMLElement[] {
  const dialog = document.querySelector('[role="dialog"]');
  return [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      element.closest("[data-askback]") !== null &&
      (dialog === null || dialog.contains(element)) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).clipPath === "none",
  );
}

/** A control, and the labels that work it when they are clicked. */
function targetOf(element: HTMLElement): HTMLElement[] {
  const isMark = element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);
  return isMark ? [element, ...(element.labels ?? [])] : [element];
}

/** A link in the middle of a sentence is as high as its line. */
function isInSentence(element: HTMLElement): boolean {
  return (
    getComputedStyle(element).display === "inline" &&
    (element.parentElement?.textContent ?? "").trim() !== (element.textContent ?? "").trim()
  );
}

function tooSmall(element: HTMLElement): string | undefined {
  if (isInSentence(element)) return undefined;
  const boxes = targetOf(element).map((part) => part.getBoundingClientRect());
  const width = Math.max(...boxes.map((box) => box.width));
  const height = Math.max(...boxes.map((box) => box.height));
  // Half a pixel is rounding.
  if (width >= smallestTarget - 0.5 && height >= smallestTarget - 0.5) return undefined;
  return `${nameOf(element)} is ${width.toFixed(1)} by ${height.toFixed(1)} px`;
}

/** Scrolled to, it is on screen, and what is there at its place is itself. */
function hidden(element: HTMLElement): string | undefined {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const seen = targetOf(element).some((part) =>
    [...part.getClientRects()].some(({ left, top, width, height }) => {
      const x = Math.min(left + width / 2, innerWidth - 1);
      const y = Math.min(top + Math.min(height / 2, 20), innerHeight - 1);
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (part.contains(hit) || hit.contains(part));
    }),
  );
  return seen ? undefined : `${nameOf(element)} cannot be reached`;
}

/** Text that would need scrolling from side to side, or is cut. */
function tooWide(element: Element): string | undefined {
  const { overflowX, clipPath } = getComputedStyle(element);
  if (element.scrollWidth <= element.clientWidth + 1 || overflowX === "visible") return undefined;
  if (clipPath !== "none" || element.matches("input, textarea, select")) return undefined;
  return `${nameOf(element)} needs ${element.scrollWidth} px and has ${element.clientWidth}`;
}

function pageTooWide(): string | undefined {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? `the page needs ${scrollWidth} px` : undefined;
}

/** 24 px targets; nothing is lost, cut or out of reach at this width and height. */
export function checkLayout(): void {
  const elements = [...document.querySelectorAll("[data-askback], [data-askback] *")].filter(
    (element) => element.checkVisibility(),
  );
  const used = usable();
  const problems = [
    ...used.map(tooSmall),
    ...elements.map(tooWide),
    pageTooWide(),
    // Of five hundred options the first and the last are enough.
    ...used.filter((_, n) => n < 60 || n >= used.length - 20).map(hidden),
  ].filter((problem) => problem !== undefined);
  if (problems.length === 0) return;
  throw new Error(`At ${innerWidth} by ${innerHeight} px:\n${[...new Set(problems)].join("\n")}`);
}
