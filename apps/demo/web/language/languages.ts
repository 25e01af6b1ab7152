import type { Messages } from "@askback/elicitation-react";

/** The languages that the kit comes with, by their tag. Each is a file of its own. */
export const languageTags = ["en", "de", "es", "fr", "ja", "zh-Hans", "ar"] as const;
export type LanguageTag = (typeof languageTags)[number];

/** Loads what is not English, which is part of the kit; `undefined` stands for that. */
export const loadMessages: { [Tag in LanguageTag]: () => Promise<Messages | undefined> } = {
  en: async () => undefined,
  de: async () => (await import("@askback/elicitation-react/messages/de")).de,
  es: async () => (await import("@askback/elicitation-react/messages/es")).es,
  fr: async () => (await import("@askback/elicitation-react/messages/fr")).fr,
  ja: async () => (await import("@askback/elicitation-react/messages/ja")).ja,
  "zh-Hans": async () => (await import("@askback/elicitation-react/messages/zh-Hans")).zhHans,
  ar: async () => (await import("@askback/elicitation-react/messages/ar")).ar,
};

/** In its own words, as whoever reads it would look for it. */
export const languageNames: { [Tag in LanguageTag]: string } = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ja: "日本語",
  "zh-Hans": "简体中文",
  ar: "العربية",
};

export function directionOf(tag: LanguageTag): "ltr" | "rtl" {
  return tag === "ar" ? "rtl" : "ltr";
}
