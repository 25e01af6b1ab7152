import { prompt } from "../messages/en/prompt.js";
import { urlTexts } from "../messages/en/url.js";
import { useWordsOf, type Words } from "../provider/words.js";

const english = { prompt, url: urlTexts };

export type UrlWords = Words<typeof english>;

/** The sentences of links, without those of the findings. */
export const useUrlWords = (): UrlWords => useWordsOf(english);
