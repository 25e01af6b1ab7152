import { formTexts } from "../messages/en/form.js";
import { prompt } from "../messages/en/prompt.js";
import { useWordsOf, type Words } from "../provider/words.js";

const english = { prompt, form: formTexts };

export type FormWords = Words<typeof english>;

/** The sentences of forms, and of the surface around them. */
export const useFormWords = (): FormWords => useWordsOf(english);
