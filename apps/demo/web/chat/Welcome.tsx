import type { ReactNode } from "react";
import { useDemo } from "../app/context.js";
import { scenarios } from "../scenarios/index.js";

export function Welcome(): ReactNode {
  const { chat } = useDemo();
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">What can I do for you?</h2>
      <p className="welcome-lead">
        A scripted assistant and a real MCP server. Ask for something, and the server asks you back
        before it acts.
      </p>
      <ul className="cards">
        {scenarios.map((scenario) => (
          <li key={scenario.id}>
            <button type="button" className="card" onClick={() => chat.run(scenario)}>
              <strong>{scenario.title}</strong>
              <span>{scenario.shows}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
