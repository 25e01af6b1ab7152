import type { ReactNode } from "react";
import { useThread } from "../app/context.js";
import { scenarioById, scenarios } from "../scenarios/index.js";

/** The lines that the last scenario needs. */
export function CodePanel(): ReactNode {
  const last = useThread().findLast((turn) => turn.scenarioId !== undefined);
  const scenario = scenarioById(last?.scenarioId) ?? scenarios[0];
  if (!scenario) return null;
  return (
    <section aria-labelledby="code-title">
      <h2 id="code-title" className="panel-title">
        {scenario.title}
      </h2>
      <pre className="code" dir="ltr">
        <code>{scenario.code}</code>
      </pre>
    </section>
  );
}
