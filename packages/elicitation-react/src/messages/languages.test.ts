import { describe, expect, it } from "vitest";
import { ar } from "./ar/index.js";
import { de } from "./de/index.js";
import { en } from "./en/index.js";
import { es } from "./es/index.js";
import { createFormat } from "./format.js";
import { fr } from "./fr/index.js";
import type { Messages } from "./index.js";
import { ja } from "./ja/index.js";
import { zhHans } from "./zh-Hans/index.js";

/** Stands for whatever parameter a sentence asks for, so that every sentence can be said. */
const anyParams = new Proxy(
  {},
  {
    get: (_, name) =>
      [
        "count",
        "index",
        "total",
        "limit",
        "length",
        "labels",
        "place",
        "min",
        "max",
        "step",
      ].includes(String(name))
        ? 3
        : `<${String(name)}>`,
  },
);

/** Every sentence of a language, said, by its path. */
function said(messages: Messages): Map<string, string> {
  const format = createFormat(messages.locale);
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === "string") found.set(path, value);
    else if (typeof value === "function") walk(value(anyParams, format), path);
    else for (const [key, inner] of Object.entries(value ?? {})) walk(inner, `${path}.${key}`);
  };
  for (const part of ["prompt", "form", "url"] as const) walk(messages[part], part);
  return found;
}

const english = said(en);

describe.each([de, es, fr, ja, zhHans, ar])("the language $locale", (language) => {
  const sentences = said(language);

  it("says everything that English says, and nothing is empty", () => {
    expect([...sentences.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...sentences].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("names the same parties: server, site and host are in every sentence that has them", () => {
    const named = /<(?:server|site|host|domain|target|label|written)>/gu;
    const lost = [...english].filter(([path, text]) =>
      [...text.matchAll(named)].some(([name]) => !sentences.get(path)?.includes(name)),
    );
    expect(lost).toEqual([]);
  });

  it("is a language of its own", () => {
    const same = [...english].filter(([path, text]) => sentences.get(path) === text);
    // What has no words ("{label} (3)"), and words that two languages share.
    expect(same.length).toBeLessThan(12);
  });

  it("leaves no direction open: what isolates is closed again", () => {
    const open = [...sentences.values()].filter((text) => {
      const isolates = text.match(/[\u2066-\u2068]/gu)?.length ?? 0;
      return isolates !== (text.match(/\u2069/gu)?.length ?? 0);
    });
    expect(open).toEqual([]);
  });
});

describe("numbers in sentences", () => {
  it("follow the plural rules of the language", () => {
    const count = (language: Messages, n: number) =>
      language.prompt.sendAnswers({ count: n }, createFormat(language.locale));
    expect(count(en, 1)).toBe("Send answer");
    expect(count(de, 2)).toBe("2 Antworten senden");
    expect(new Set([1, 2, 3, 11, 100].map((n) => count(ar, n))).size).toBe(5);
  });

  it("keep every digit", () => {
    expect(createFormat("en").number(0.1234567)).toBe("0.1234567");
    expect(createFormat("de").number(1234.5)).toBe("1.234,5");
  });
});
