import { urlFindings } from "../messages/en/urlFindings.js";
import { useWordsOf } from "../provider/words.js";

const english = { url: { findings: urlFindings } };

/** The sentences of what was found about an address. */
export const useFindingWords = () => useWordsOf(english);
