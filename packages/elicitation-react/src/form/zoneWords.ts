import { zones } from "../messages/en/zones.js";
import { useWordsOf } from "../provider/words.js";

const english = { form: zones };

/** The sentences of dates with times. */
export const useZoneWords = () => useWordsOf(english);
