import type { ReactNode } from "react";
import { BackIcon } from "../app/icons.js";
import { type Scenario, scenarioById } from "../scenarios/index.js";
import { CallLine } from "./CallLine.js";
import { OutcomeView } from "./OutcomeView.js";
import type { Turn } from "./types.js";

/** What the user said, what the assistant called, and what came of it. */
export function TurnView({ turn }: { turn: Turn }): ReactNode {
  const scenario = scenarioById(turn.scenarioId);
  return (
    <article className="turn">
      <p className="said">
        <span className="visually-hidden">You: </span>
        <bdi>{turn.said}</bdi>
      </p>
      <div className="answer">
        <span className="mark" aria-hidden="true">
          <BackIcon />
        </span>
        <div className="answer-body">
          <p>{turn.reply}</p>
          {scenario && <Call turn={turn} scenario={scenario} />}
        </div>
      </div>
    </article>
  );
}

function Call({ turn, scenario }: { turn: Turn; scenario: Scenario }) {
  return (
    <>
      <CallLine turn={turn} scenario={scenario} />
      <OutcomeView turn={turn} scenario={scenario} />
    </>
  );
}
