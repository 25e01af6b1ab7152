import { toolText } from "./resultText.js";
import type { Scenario } from "./types.js";

type ToolScenario = Omit<Scenario, "call" | "read" | "server" | "era" | "code"> &
  Partial<Pick<Scenario, "server" | "era" | "code">> & {
    arguments?: { [name: string]: string };
  };

/** A scenario that calls the tool `target` and shows the text of its result. */
export function toolScenario(given: ToolScenario): Scenario {
  const { arguments: args, ...rest } = given;
  const call = { name: given.target, ...(args ? { arguments: args } : {}) };
  return {
    server: "concierge",
    era: "auto",
    code: `const result = await elicitation.callTool(${toCode(call)});`,
    ...rest,
    call: (client, options) => client.callTool(call, options),
    read: toolText,
  };
}

function toCode(value: object): string {
  return JSON.stringify(value, null, 2).replace(/"(\w+)":/gu, "$1:");
}
