// JSON Schema patterns are ECMA-262 regular expressions; RE2 reads most of them, a few differently.

/** `\s` of ECMA-262, as members of a class, and what it leaves. */
const space =
  "\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}";
const notSpace =
  "\\x00-\\x08\\x0e-\\x1f!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}" +
  "\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}";

const token =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u\{[\da-fA-F]+\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[A-Za-z]|\\[pP]\{[^}]*\}|\\.|\[\^?\]|\(\?<(?![=!])|[\s\S]/gu;

/**
 * The pattern in RE2's syntax with ECMA-262's meaning, or undefined where the two cannot be told to
 * agree. Does not run the pattern, and is linear in its length.
 */
export function translatePattern(source: string): string | undefined {
  const dialect = dialectOf(source);
  if (dialect === "foreign") return source;
  // Escapes that are a plain letter here and an anchor or a quote elsewhere: the author meant those.
  if (dialect === "legacy" && /\\[^\W\d_dDwWsSbBnrtfvux]|\[\[:/u.test(source)) return undefined;
  let inClass = false;
  let translated = "";
  for (const [piece] of source.matchAll(token)) {
    translated += translateToken(piece, inClass);
    if (inClass) inClass = !/^\[?\^?\]$/u.test(piece);
    else inClass = piece === "[";
  }
  return translated;
}

/** Compiling is not running: it takes no time that a pattern could stretch. */
function dialectOf(source: string): "unicode" | "legacy" | "foreign" {
  for (const [dialect, flags] of [
    ["unicode", "u"],
    ["legacy", ""],
  ] as const) {
    try {
      new RegExp(source, flags);
      return dialect;
    } catch {
      // Not of this dialect.
    }
  }
  return "foreign";
}

function translateToken(piece: string, inClass: boolean): string {
  switch (piece) {
    case ".":
      return inClass ? "." : "[^\\n\\r\\x{2028}\\x{2029}]";
    case "\\s":
      return inClass ? space : `[${space}]`;
    case "\\S":
      return inClass ? notSpace : `[${notSpace}]`;
    case "[]":
      return inClass ? "\\[]" : "[^\\x00-\\x{10ffff}]";
    case "[^]":
      return inClass ? "\\[^]" : "[\\x00-\\x{10ffff}]";
    case "[":
      return inClass ? "\\[" : "[";
    case "(?<":
      return inClass ? piece : "(?P<";
    case "\\b":
      return inClass ? "\\x08" : piece;
    case "\\0":
      return "\\x00";
    default:
      return piece.startsWith("\\") ? translateEscape(piece) : piece;
  }
}

function translateEscape(piece: string): string {
  const kind = piece[1] ?? "";
  if (kind === "u") return `\\x{${codePointOf(piece).toString(16)}}`;
  if (kind === "c" && piece.length === 3) return `\\x{${(piece.charCodeAt(2) % 32).toString(16)}}`;
  if (kind === "p" || kind === "P") {
    return piece.replace(/(?:General_Category|gc|Script|sc)=/u, "");
  }
  return kind === "_" ? "_" : piece;
}

function codePointOf(piece: string): number {
  const [first = "0", second] = piece.match(/[\da-fA-F]{1,6}/gu) ?? [];
  const high = Number.parseInt(first, 16);
  if (second === undefined) return high;
  return (high - 0xd800) * 0x400 + (Number.parseInt(second, 16) - 0xdc00) + 0x10000;
}
