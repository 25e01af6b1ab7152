import { type ReactNode, useEffect, useState } from "react";
import {
  ElicitationOutlet,
  type ElicitationOutletProps,
  ElicitationProvider,
  Receipts,
  useMessages,
} from "../src/index.js";
import type { Scripted } from "./scripted.js";
import "./stage.css";

export interface StageProps extends ElicitationOutletProps {
  /** Makes the session and its server; called once per mount. */
  start: () => Scripted;
  /** What the user does first. By default the tool is called once. */
  run?: (scripted: Scripted) => void;
  guardMs?: number;
  lingerMs?: number;
  receipts?: boolean;
  /** For dialogs: an element inside a shadow root. */
  container?: HTMLElement;
}

/** A small chat around an outlet: something was asked for, and the server asks back. */
export function Stage(props: StageProps): ReactNode {
  const { start, run, guardMs = 0, lingerMs, container, receipts = true, ...outlet } = props;
  const [scripted] = useState(start);
  const { messages } = useMessages();
  // Runs after the outlet's own effects: the interface is attached when the call is made.
  useEffect(() => {
    stage = scripted;
    if (run) run(scripted);
    else void scripted.call();
  }, [scripted, run]);
  return (
    <ElicitationProvider
      session={scripted.session}
      messages={messages}
      guardMs={guardMs}
      lingerMs={lingerMs}
      container={container}
    >
      <main className="stage">
        <h1 className="stage-title" lang="en" dir="auto">
          Chat
        </h1>
        <p className="stage-user" lang="en" dir="auto">
          Book us a flight from Zürich to Lisbon on 18 December.
        </p>
        <p lang="en" dir="auto">
          I’ll book that with Acme Flights.
        </p>
        <ElicitationOutlet
          fallbackFocus={() => document.querySelector<HTMLElement>(".stage-composer")}
          {...outlet}
        />
        {receipts && <Receipts />}
        <textarea className="stage-composer" aria-label="Message" placeholder="Message" rows={2} />
      </main>
    </ElicitationProvider>
  );
}

let stage: Scripted | undefined;

/** What the story on screen runs on, for its play function. */
export function staged(): Scripted {
  if (stage === undefined) throw new Error("No stage is on screen.");
  return stage;
}
