import type { Script, ScriptAction, ScriptRound, ScriptStep, WireRequest } from "./types.js";

function isList<T>(value: unknown): value is readonly T[] {
  return Array.isArray(value);
}

function toAction(step: ScriptStep): ScriptAction {
  return step.do === undefined ? { do: "result", result: step } : step;
}

function targetOf({ params }: WireRequest): string {
  return String(params.name ?? params.uri ?? "");
}

/** Says how the next request is handled; undefined when the script has no round left for it. */
export function createScriptReader(
  script: Script,
): (request: WireRequest) => readonly ScriptAction[] | undefined {
  const played = new Map<string, number>();

  function nextRound(request: WireRequest): ScriptRound | undefined {
    if (typeof script === "function") return script(request);
    const target = isList<ScriptRound>(script) ? "" : targetOf(request);
    const rounds = isList<ScriptRound>(script)
      ? script
      : Object.hasOwn(script, target)
        ? script[target]
        : undefined;
    const index = played.get(target) ?? 0;
    played.set(target, index + 1);
    return rounds?.[index];
  }

  return (request) => {
    const round = nextRound(request);
    if (round === undefined) return undefined;
    return (isList<ScriptStep>(round) ? round : [round]).map(toAction);
  };
}
