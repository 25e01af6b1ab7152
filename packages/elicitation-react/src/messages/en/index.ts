"use client";
import type { Messages } from "../types.js";
import { formTexts } from "./form.js";
import { problems } from "./problems.js";
import { prompt } from "./prompt.js";
import { secrets } from "./secrets.js";
import { urlTexts } from "./url.js";
import { urlFindings } from "./urlFindings.js";
import { zones } from "./zones.js";

/** English, the default. The other languages are entries of their own: `@askback/elicitation-react/messages/<locale>`. */
export const en: Messages = {
  locale: "en",
  prompt,
  form: { ...formTexts, ...problems, ...secrets, ...zones },
  url: { ...urlTexts, findings: urlFindings },
};
