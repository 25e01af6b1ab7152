import { useContext, useMemo } from "react";
import { en } from "../messages/en/index.js";
import type { Messages } from "../messages/index.js";
import { type Words, WordsContext } from "./words.js";

const english = { prompt: en.prompt, form: en.form, url: en.url };

/** The sentences of the language above, and how it writes numbers and dates. */
export function useMessages(): Words<Messages> {
  const source = useContext(WordsContext);
  return useMemo(() => {
    const { messages, format } = source.read(english);
    return { messages: { locale: source.locale, ...messages }, format };
  }, [source]);
}
