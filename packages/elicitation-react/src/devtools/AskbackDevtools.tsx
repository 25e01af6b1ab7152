import { type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { displayText, type ElicitationSession, type Recorder, type Recording } from "../core.js";
import { Entry } from "./Entry.js";
import { OperationList } from "./OperationList.js";
import { detailsOf, summarize, titleOf } from "./summary.js";
import { Toolbar } from "./Toolbar.js";
import { useReplay } from "./useReplay.js";
import { words } from "./words.js";

/** Props of `<AskbackDevtools>`. */
export interface AskbackDevtoolsProps {
  /** From `createRecorder` of `@askback/client-core/devtools`. */
  recorder: Recorder;
  /** Where replays ask: the session of the page, with its outlet. */
  session: ElicitationSession;
}

/**
 * A panel for development: the operations that a recorder has seen, what the session did in each, the
 * wire, and a replay of any of them. It shows answers as they were given: leave it out of production,
 * for instance by importing it only when `import.meta.env.DEV`.
 */
export function AskbackDevtools({ recorder, session }: AskbackDevtoolsProps): ReactNode {
  const live = useSyncExternalStore(recorder.subscribe, recorder.getSnapshot, recorder.getSnapshot);
  const [loaded, setLoaded] = useState<Recording | undefined>();
  const { recording, hidden } = latestOf(loaded ?? live);
  const operations = summarize(recording);
  const [picked, setPicked] = useState<string | undefined>();
  const selected = operations.find(({ id }) => id === picked) ?? operations[0];
  const replay = useReplay(loaded ?? live, session);
  const titleId = useId();
  const eventsId = useId();
  const wireId = useId();

  return (
    <section data-askback="devtools" aria-labelledby={titleId} lang="en" dir="ltr">
      <header data-askback="devtools-head">
        <h2 id={titleId}>{words.title}</h2>
        <Toolbar
          recording={loaded ?? live}
          isLoaded={loaded !== undefined}
          onLoad={setLoaded}
          onLive={() => setLoaded(undefined)}
          onClear={recorder.clear}
        />
      </header>
      <p data-askback="devtools-said" role="status">
        {displayText(replay.said, 500)}
      </p>
      {operations.length === 0 && recording.messages.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <div data-askback="devtools-columns">
          <OperationList
            operations={operations}
            selected={selected?.id}
            onSelect={setPicked}
            onReplay={replay.isReplaying ? undefined : replay.start}
          />
          <section aria-labelledby={eventsId}>
            <h3 id={eventsId}>{words.events}</h3>
            <ol>
              {selected?.events.map((event, index) => (
                <Entry
                  // Events never move: their place in the operation names them.
                  key={`${selected.id} ${index.toString()}`}
                  at={event.at}
                  title={event.type}
                  label={event.round === undefined ? undefined : words.round(event.round)}
                  details={detailsOf(event)}
                />
              ))}
            </ol>
          </section>
          <section aria-labelledby={wireId}>
            <h3 id={wireId}>{words.wire}</h3>
            <ol>
              {recording.messages.map(({ number, at, direction, server, message }) => (
                <Entry
                  key={number}
                  at={at}
                  direction={direction}
                  label={`${words[direction]} · ${server}`}
                  title={titleOf(message)}
                  details={message}
                />
              ))}
            </ol>
            {hidden > 0 && <p data-askback="devtools-label">{words.hidden(hidden)}</p>}
          </section>
        </div>
      )}
    </section>
  );
}

/** More are no list that anybody reads, and would cost each message that comes a second. */
const shown = 500;

function latestOf(recording: Recording): { recording: Recording; hidden: number } {
  const { events, messages } = recording;
  const hidden = Math.max(0, messages.length - shown);
  if (hidden === 0 && events.length <= shown) return { recording, hidden };
  return {
    recording: { ...recording, events: events.slice(-shown), messages: messages.slice(-shown) },
    hidden,
  };
}
