// The kit's languages, for the toolbar. A host imports only the one it uses.
import { en, type Messages } from "../packages/elicitation-react/src/index.js";
import { ar } from "../packages/elicitation-react/src/messages/ar/index.js";
import { de } from "../packages/elicitation-react/src/messages/de/index.js";
import { es } from "../packages/elicitation-react/src/messages/es/index.js";
import { fr } from "../packages/elicitation-react/src/messages/fr/index.js";
import { ja } from "../packages/elicitation-react/src/messages/ja/index.js";
import { zhHans } from "../packages/elicitation-react/src/messages/zh-Hans/index.js";

export const locales: { [tag: string]: Messages } = {
  en,
  de,
  es,
  fr,
  ja,
  "zh-Hans": zhHans,
  ar,
};

export const localeTitles: { [tag: string]: string } = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ja: "日本語",
  "zh-Hans": "简体中文",
  ar: "العربية",
};

export const rightToLeft = new Set(["ar"]);
