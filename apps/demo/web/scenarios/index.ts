import { elsewhere } from "./elsewhere.js";
import { everyday } from "./everyday.js";
import { hostile } from "./hostile.js";
import { protocol } from "./protocol.js";
import type { Scenario } from "./types.js";

export type { Progress, Scenario } from "./types.js";

/** In the order in which they are suggested. */
export const scenarios: readonly Scenario[] = [...everyday, ...elsewhere, ...protocol, ...hostile];

export const groups: readonly { id: Scenario["group"]; title: string }[] = [
  { id: "everyday", title: "Everyday questions" },
  { id: "elsewhere", title: "On another site" },
  { id: "protocol", title: "Corners of the protocol" },
  { id: "hostile", title: "The hostile corner" },
];

export function scenarioById(id: string | undefined): Scenario | undefined {
  return scenarios.find((scenario) => scenario.id === id);
}
