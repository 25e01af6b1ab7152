import { displayText, type SafeText, type ServerIdentity } from "../core.js";
import { usePromptWords } from "./words.js";

const NAME_LENGTH = 120;

/**
 * What a server is called on screen: what the host knows (its label, else the origin), never what
 * the server says of itself.
 */
export function useServerName(server: ServerIdentity): string {
  const { messages } = usePromptWords();
  return (
    displayText(server.label, NAME_LENGTH).trim() ||
    displayText(server.origin, NAME_LENGTH).trim() ||
    messages.prompt.unnamedServer
  );
}

/** The name a server gives itself, or "" when it gives none or only repeats the host's label. */
export function claimOf(server: ServerIdentity): SafeText | "" {
  const claim = displayText(server.claimedName, NAME_LENGTH).replace(/\s+/gu, " ").trim();
  return claim === displayText(server.label, NAME_LENGTH).trim() ? "" : (claim as SafeText);
}
