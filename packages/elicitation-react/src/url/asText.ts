/** A url that is missing or no text is read as the empty text, which is no address. */
export function asText(url: unknown): string {
  return typeof url === "string" ? url : "";
}
