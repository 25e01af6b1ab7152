// The kit's languages, for the toolbar. A host imports only the one it uses.
import { en, type Messages } from "../packages/elicitation-react/src/index.js";
import { de } from "../packages/elicitation-react/src/messages/de/index.js";
import { es } from "../packages/elicitation-react/src/messages/es/index.js";
import { fr } from "../packages/elicitation-react/src/messages/fr/index.js";

export const locales: { [tag: string]: Messages } = { en, de, es, fr };

export const localeTitles: { [tag: string]: string } = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
};

export const rightToLeft = new Set(["ar"]);
