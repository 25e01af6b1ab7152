import type { Reader } from "./reader.js";
import { schema } from "./schema.js";
import { text } from "./text.js";
import { url } from "./url.js";

export const readers: readonly Reader[] = [text, url, schema];
