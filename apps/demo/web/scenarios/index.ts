import { bookTable } from "./bookTable.js";
import { deleteProject } from "./deleteProject.js";
import type { Scenario } from "./types.js";

export type { Progress, Scenario } from "./types.js";

/** In the order in which they are suggested. */
export const scenarios: readonly Scenario[] = [bookTable, deleteProject];

export function scenarioById(id: string | undefined): Scenario | undefined {
  return scenarios.find((scenario) => scenario.id === id);
}
