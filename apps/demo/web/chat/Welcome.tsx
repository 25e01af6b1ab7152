import type { ReactNode } from "react";
import { useDemo } from "../app/context.js";
import { groups, scenarios } from "../scenarios/index.js";

export function Welcome(): ReactNode {
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">What can I do for you?</h2>
      <p className="welcome-lead">
        A scripted assistant and a real MCP server. Ask for something, and the server asks you back
        before it acts.
      </p>
      {groups.map(({ id, title }) => (
        <section key={id} aria-labelledby={`group-${id}`} className="group">
          <h3 id={`group-${id}`}>{title}</h3>
          <Cards group={id} />
        </section>
      ))}
    </section>
  );
}

function Cards({ group }: { group: (typeof groups)[number]["id"] }) {
  const { chat } = useDemo();
  return (
    <ul className="cards">
      {scenarios
        .filter((scenario) => scenario.group === group)
        .map((scenario) => (
          <li key={scenario.id}>
            <button type="button" className="card" onClick={() => chat.run(scenario)}>
              <strong>{scenario.title}</strong>
              <span>{scenario.shows}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}
