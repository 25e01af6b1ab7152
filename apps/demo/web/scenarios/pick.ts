import { type Scenario, scenarios } from "./index.js";

/** The scenario that shares most words with what the user wrote; undefined when none does. */
export function pickScenario(said: string): Scenario | undefined {
  const words = new Set(said.toLowerCase().match(/\p{L}+/gu));
  let best: { scenario: Scenario; score: number } | undefined;
  for (const scenario of scenarios) {
    const score = scenario.words.filter((word) => words.has(word)).length;
    if (score > (best?.score ?? 0)) best = { scenario, score };
  }
  return best?.scenario;
}
