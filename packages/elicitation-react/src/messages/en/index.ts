import type { Messages } from "../types.js";
import { form } from "./form.js";
import { prompt } from "./prompt.js";
import { url } from "./url.js";

/** English, the default. The other languages are entries of their own: `@askback/elicitation-react/messages/<locale>`. */
export const en: Messages = { locale: "en", prompt, form, url };
