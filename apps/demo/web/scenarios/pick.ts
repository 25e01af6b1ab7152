import { type Scenario, scenarios } from "./index.js";

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * The scenario whose suggestion says just that, or that shares most words with what the user wrote;
 * undefined when none does.
 */
export function pickScenario(said: string): Scenario | undefined {
  const words = new Set(wordsOf(said));
  const same = scenarios.find(({ says }) => wordsOf(says).join() === wordsOf(said).join());
  if (same) return same;
  let best: { scenario: Scenario; score: number } | undefined;
  for (const scenario of scenarios) {
    const score = scenario.words.filter((word) => words.has(word)).length;
    if (score > (best?.score ?? 0)) best = { scenario, score };
  }
  return best?.scenario;
}
