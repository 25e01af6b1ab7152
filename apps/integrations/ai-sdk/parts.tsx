import { type FormEvent, type ReactNode, useState } from "react";
import { suggestions } from "../shared/assistant.js";

/** What a chat is made of besides its messages. Nothing of it is Askback's. */
export function Conversation({ children }: { children: ReactNode }) {
  return (
    <div className="conversation">
      <div role="log" aria-label="Conversation" className="messages">
        {children}
      </div>
    </div>
  );
}

export function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <div className="suggestions">
      {suggestions.map(({ title, shows }) => (
        <button key={title} type="button" onClick={() => onChoose(title)}>
          {title} <small>{shows}</small>
        </button>
      ))}
    </div>
  );
}

interface ComposerProps {
  onSay: (text: string) => void;
  /** No answer is on its way. */
  isReady: boolean;
}

export function Composer({ onSay, isReady }: ComposerProps) {
  const [draft, setDraft] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || draft.trim() === "") return;
    onSay(draft);
    setDraft("");
  }
  return (
    <form className="composer" onSubmit={submit}>
      <input
        aria-label="Message"
        placeholder="Ask for something"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button type="submit" disabled={!isReady}>
        Send message
      </button>
    </form>
  );
}
