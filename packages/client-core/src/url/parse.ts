/**
 * `URL.canParse` is no substitute: in some engines the two disagree about hostile text.
 *
 * @param base for addresses without a scheme; without it they are none
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
