"use client";
import type { Messages } from "../types.js";
import { form } from "./form.js";
import { prompt } from "./prompt.js";
import { url } from "./url.js";

export const ar: Messages = { locale: "ar", prompt, form, url };
