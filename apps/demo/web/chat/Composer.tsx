import { type FormEvent, type ReactNode, useState } from "react";
import { useDemo, useThread } from "../app/context.js";
import { SendIcon } from "../app/icons.js";
import { scenarios } from "../scenarios/index.js";

const inputId = "message";

/** The place to go on from when what had focus is gone. */
export function focusComposer(): HTMLElement | null {
  return document.getElementById(inputId);
}

/** Where the user writes; above it, once a conversation has begun, more to try. */
export function Composer(): ReactNode {
  const { chat } = useDemo();
  const begun = useThread().length > 0;
  const [text, setText] = useState("");

  function submit(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    if (said === "") return;
    setText("");
    chat.say(said);
  }

  return (
    <div className="composer">
      <div className="composer-column">
        {begun && (
          <ul className="chips" aria-label="Suggestions">
            {scenarios.map((scenario) => (
              <li key={scenario.id}>
                <button type="button" className="chip" onClick={() => chat.run(scenario)}>
                  {scenario.title}
                </button>
              </li>
            ))}
          </ul>
        )}
        <form className="composer-form" onSubmit={submit}>
          <label className="visually-hidden" htmlFor={inputId}>
            Message
          </label>
          <input
            id={inputId}
            name="message"
            autoComplete="off"
            placeholder="Ask for something, such as a table for two"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="send" aria-label="Send message">
            <SendIcon />
          </button>
        </form>
      </div>
    </div>
  );
}
