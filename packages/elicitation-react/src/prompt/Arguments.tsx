import type { ReactNode } from "react";
import { type ReadableEntry, readableArguments } from "./readable.js";
import { usePromptWords } from "./words.js";

const SHORT = 160;

/** The arguments of the call, folded away. They are text, whatever they look like. */
export function Arguments({ value }: { value: unknown }): ReactNode {
  const { messages, format } = usePromptWords();
  const { entries, more } = readableArguments(value);
  if (entries.length === 0) return null;
  return (
    <details data-askback="arguments">
      <summary>{messages.prompt.argumentsOf({ count: entries.length + more }, format)}</summary>
      <dl data-askback="argument-list">
        {entries.map((entry) => (
          <div key={entry.name} data-askback="argument">
            {entry.name !== "" && (
              <dt>
                <bdi>{entry.name}</bdi>
              </dt>
            )}
            <dd>
              <Value entry={entry} />
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && (
        <p data-askback="argument-more">{messages.prompt.andMore({ count: more }, format)}</p>
      )}
    </details>
  );
}

function Value({ entry }: { entry: ReadableEntry }): ReactNode {
  const { messages } = usePromptWords();
  const { value } = entry;
  if (value.length <= SHORT)
    return (
      <span data-askback="argument-value" dir="auto">
        {value}
      </span>
    );
  return (
    <details data-askback="argument-long">
      <summary>
        <span
          data-askback="argument-value"
          dir="auto"
        >{`${value.slice(0, SHORT).trimEnd()}…`}</span>{" "}
        <span data-askback="argument-toggle">{messages.prompt.showAll}</span>
      </summary>
      <span data-askback="argument-value" dir="auto">
        {value}
      </span>
    </details>
  );
}
