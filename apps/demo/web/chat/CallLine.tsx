import { useElicitation } from "@askback/elicitation-react";
import type { ReactNode } from "react";
import { useDemo } from "../app/context.js";
import { ToolIcon } from "../app/icons.js";
import type { Scenario } from "../scenarios/index.js";
import type { Outcome, Turn } from "./types.js";

const words: { [Status in Outcome["status"]]: string } = {
  spoken: "",
  running: "Working",
  done: "Done",
  failed: "Failed",
  stopped: "Stopped",
};

/** One line for the call: what is called, where it stands, and a way to end it. */
export function CallLine({ turn, scenario }: { turn: Turn; scenario: Scenario }): ReactNode {
  const { chat } = useDemo();
  const { outcome } = turn;
  const running = outcome.status === "running";
  const { operations } = useElicitation().snapshot;
  const waits = operations.some(
    ({ provenance, status }) => status === "awaitingInput" && provenance.callId === turn.id,
  );
  return (
    <div className="call" data-status={outcome.status}>
      <ToolIcon />
      <code dir="ltr">{scenario.target}</code>
      <span className="call-status">
        <span className="dot" aria-hidden="true" />
        {running && waits ? "Waiting for you" : words[outcome.status]}
      </span>
      {running && (
        <button type="button" className="link" onClick={() => chat.stop(turn.id)}>
          Stop
        </button>
      )}
      {outcome.status === "running" && outcome.progress && (
        <progress
          aria-label={`Progress of ${scenario.target}`}
          value={outcome.progress.progress}
          max={outcome.progress.total ?? 1}
        />
      )}
    </div>
  );
}
