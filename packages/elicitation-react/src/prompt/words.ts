import { prompt } from "../messages/en/prompt.js";
import { useWordsOf, type Words } from "../provider/words.js";

const english = { prompt };

export type PromptWords = Words<typeof english>;

/** The sentences of the surface. */
export const usePromptWords = (): PromptWords => useWordsOf(english);
