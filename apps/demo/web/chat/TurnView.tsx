import { ElicitationOutlet, Receipt, Receipts } from "@askback/elicitation-react";
import type { ReactNode } from "react";
import { useSettings } from "../app/context.js";
import { BackIcon } from "../app/icons.js";
import { Kit } from "../language/Kit.js";
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
          <p dir="auto">{turn.reply}</p>
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
      <Kit>
        <Questions turn={turn} />
      </Kit>
      <OutcomeView turn={turn} scenario={scenario} />
    </>
  );
}

/** What was answered so far and, while the call runs, what is asked now. */
function Questions({ turn }: { turn: Turn }) {
  const { presentation } = useSettings();
  const { id, receipts, outcome } = turn;
  if (outcome.status !== "running") {
    return receipts?.map((receipt) => (
      <Receipt key={`${receipt.round} ${receipt.key}`} receipt={receipt} />
    ));
  }
  return (
    <>
      <Receipts callId={id} />
      {presentation === "inline" && <ElicitationOutlet presentation="inline" callId={id} />}
    </>
  );
}
