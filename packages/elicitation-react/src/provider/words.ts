import { createContext, useContext } from "react";
import {
  createFormat,
  type Format,
  type MessageOverrides,
  type Messages,
} from "../messages/index.js";

/** Sentences, and how their language writes numbers and dates. */
export interface Words<Parts> {
  messages: Parts;
  format: Format;
}

/** English sentences of the rooms that a part speaks from. */
type English = { [Room in Exclude<keyof Messages, "locale">]?: Partial<Messages[Room]> };

/** What a language and its overrides make of a part's English. */
export interface WordSource {
  locale: string;
  read<Parts extends English>(english: Parts): Words<Parts>;
}

/**
 * A part brings the English it needs, so that it costs no sentence of another room: a language is
 * laid over it here, once for all parts that bring the same object.
 */
export function createSource(messages?: Messages, overrides?: MessageOverrides): WordSource {
  const locale = overrides?.locale ?? messages?.locale ?? "en";
  const format = createFormat(locale);
  const known = new WeakMap<object, object>();
  return {
    locale,
    read<Parts extends English>(english: Parts): Words<Parts> {
      const found = known.get(english);
      if (found) return found as Words<Parts>;
      const rooms = Object.keys(english) as (keyof English)[];
      const laidOver = rooms.map((room) => [
        room,
        { ...english[room], ...messages?.[room], ...overrides?.[room] },
      ]);
      const words = { messages: Object.fromEntries(laidOver) as Parts, format };
      known.set(english, words);
      return words;
    },
  };
}

export const WordsContext = createContext<WordSource>(createSource());

/** @param english the same object at every call */
export function useWordsOf<Parts extends English>(english: Parts): Words<Parts> {
  return useContext(WordsContext).read(english);
}
