import { urlShell } from "../messages/en/urlShell.js";
import { useWordsOf } from "../provider/words.js";

const english = { url: urlShell };

/** What is said before the part that shows addresses is there. */
export const useShellWords = () => useWordsOf(english);
