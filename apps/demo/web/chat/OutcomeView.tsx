import type { ReactNode } from "react";
import { useDemo } from "../app/context.js";
import type { Scenario } from "../scenarios/index.js";
import type { Turn } from "./types.js";

/** The result in the server's words, or what went wrong in plain ones. */
export function OutcomeView({ turn, scenario }: { turn: Turn; scenario: Scenario }): ReactNode {
  const { chat } = useDemo();
  const { outcome } = turn;
  switch (outcome.status) {
    case "done":
      return (
        <div className="result">
          {outcome.text.split("\n").map((line, index) => (
            <p key={index} dir="auto">
              {line}
            </p>
          ))}
        </div>
      );
    case "failed":
      return (
        <div className="failure" role="alert">
          <p className="failure-title" dir="auto">
            {outcome.error.title}
          </p>
          <p dir="auto">{outcome.error.advice}</p>
          {outcome.error.detail && (
            <details>
              <summary>Details</summary>
              <p dir="auto">{outcome.error.detail}</p>
            </details>
          )}
          <button type="button" className="secondary" onClick={() => chat.run(scenario)}>
            Ask again
          </button>
        </div>
      );
    case "stopped":
      return <p className="muted">You stopped this request.</p>;
    default:
      return null;
  }
}
