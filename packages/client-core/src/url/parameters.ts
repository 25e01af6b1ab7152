export interface Parameter {
  name: string;
  value: string;
}

/** Query parameters, and those of a fragment that is written like a query ("#id_token=..."). */
export function readParameters(url: URL): Parameter[] {
  const fragment = url.hash.slice(1);
  // "#/callback?token=1": a client-side route with a query of its own.
  const ownQuery = fragment.slice(fragment.indexOf("?") + 1);
  const isQuery = /^[^=&/]+=/u.test(ownQuery);
  return [...readPairs(url.search.slice(1)), ...(isQuery ? readPairs(ownQuery) : [])];
}

function readPairs(text: string): Parameter[] {
  if (text === "") return [];
  return text.split("&").map((pair) => {
    const equals = pair.indexOf("=");
    const [name, value] = equals < 0 ? [pair, ""] : [pair.slice(0, equals), pair.slice(equals + 1)];
    return { name: decode(name), value: decode(value) };
  });
}

const plus = /\+/gu;

function decode(text: string): string {
  const spaced = text.replace(plus, " ");
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
