import { problems } from "../messages/en/problems.js";
import { secrets } from "../messages/en/secrets.js";
import { useWordsOf, type Words } from "../provider/words.js";

const english = { form: { ...problems, ...secrets } };

export type TroubleWords = Words<typeof english>;

/** The sentences of what few forms have: secrets, and questions that cannot be shown. */
export const useTroubleWords = (): TroubleWords => useWordsOf(english);
