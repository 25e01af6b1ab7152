// The kit's languages, for the toolbar. A host imports only the one it uses.
import { en, type Messages } from "../packages/elicitation-react/src/index.js";

export const locales: { [tag: string]: Messages } = { en };

export const localeTitles: { [tag: string]: string } = { en: "English" };

export const rightToLeft = new Set(["ar"]);
