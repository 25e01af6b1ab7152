import { isMultiple } from "./decimal.js";
import type { FieldContext } from "./fieldContext.js";
import { absent, numberKeyword, refuseEmptyRange } from "./keywords.js";
import { noteFormat } from "./parseText.js";
import { type JsonNode, SchemaRefusal } from "./snapshot.js";
import type { NumberField } from "./types.js";

interface Bounds {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

export function parseNumber(
  node: JsonNode,
  context: FieldContext,
  kind: "number" | "integer",
): NumberField {
  const bounds = { ...readBounds(node, "min"), ...readBounds(node, "max") };
  const multipleOf = readMultipleOf(node);
  refuseNothingBetween(bounds, kind, multipleOf);
  noteFormat(node.format, context);
  if (kind === "integer") dropTrivialBounds(bounds);
  const initial = readDefault(node, kind, context);
  return {
    ...context.basics,
    kind,
    ...bounds,
    ...(multipleOf !== undefined && { multipleOf }),
    ...(initial !== undefined && { default: initial }),
  };
}

/** Draft 4 says `exclusiveMinimum: true` beside the minimum that it is about. */
function readBounds(node: JsonNode, side: "min" | "max"): Bounds {
  const [plain, exclusive] =
    side === "min"
      ? (["minimum", "exclusiveMinimum"] as const)
      : (["maximum", "exclusiveMaximum"] as const);
  const limit = numberKeyword(node, plain);
  if (node[exclusive] === true) return limit === undefined ? {} : { [exclusive]: limit };
  const strict = node[exclusive] === false ? undefined : numberKeyword(node, exclusive);
  return {
    ...(limit !== undefined && { [plain]: limit }),
    ...(strict !== undefined && { [exclusive]: strict }),
  };
}

function readMultipleOf(node: JsonNode): number | undefined {
  const step = numberKeyword(node, "multipleOf");
  if (step !== undefined && step <= 0) {
    throw new SchemaRefusal({ code: "malformed-property", params: { keyword: "multipleOf" } });
  }
  return step;
}

function refuseNothingBetween(
  bounds: Bounds,
  kind: "number" | "integer",
  multipleOf: number | undefined,
): void {
  refuseEmptyRange({ ...bounds }, "minimum", "maximum");
  const lows = [bounds.minimum, bounds.exclusiveMinimum].filter((n) => n !== undefined);
  const highs = [bounds.maximum, bounds.exclusiveMaximum].filter((n) => n !== undefined);
  if (lows.length === 0 || highs.length === 0) return;
  const low = Math.max(...lows);
  const high = Math.min(...highs);
  const open = bounds.exclusiveMinimum === low || bounds.exclusiveMaximum === high;
  const first = bounds.exclusiveMinimum === low ? "exclusiveMinimum" : "minimum";
  const second = bounds.exclusiveMaximum === high ? "exclusiveMaximum" : "maximum";
  const refusal = () => new SchemaRefusal({ code: "contradiction", params: { first, second } });
  if (low > high || (low === high && open)) throw refusal();
  // The first candidates of a step (of 1 for integers) from the lower bound up.
  const step = multipleOf ?? (kind === "integer" ? 1 : undefined);
  if (step === undefined || high - low > step * 2) return;
  const start = Math.ceil(low / step) - 1;
  for (let i = 0; i < 5; i++) {
    const value = (start + i) * step;
    const inside =
      lows.every((n) => (n === bounds.exclusiveMinimum ? value > n : value >= n)) &&
      highs.every((n) => (n === bounds.exclusiveMaximum ? value < n : value <= n));
    if (inside || !Number.isFinite(value)) return;
  }
  throw refusal();
}

/** Generators print the safe integers as bounds; nobody chose them, and they are checked anyway. */
function dropTrivialBounds(bounds: Bounds): void {
  const safe = Number.MAX_SAFE_INTEGER;
  if ((bounds.minimum ?? 0) <= -safe) delete bounds.minimum;
  if ((bounds.maximum ?? 0) >= safe) delete bounds.maximum;
  if ((bounds.exclusiveMinimum ?? 0) < -safe) delete bounds.exclusiveMinimum;
  if ((bounds.exclusiveMaximum ?? 0) > safe) delete bounds.exclusiveMaximum;
}

function readDefault(
  node: JsonNode,
  kind: "number" | "integer",
  context: FieldContext,
): number | undefined {
  const value = node.default;
  if (absent(value)) return undefined;
  const fits = typeof value === "number" && (kind === "number" || Number.isInteger(value));
  if (!fits) {
    context.note("default-ignored", { reason: "type" });
    return undefined;
  }
  if (Number.isInteger(value) && kind === "integer" && !Number.isSafeInteger(value)) {
    context.note("default-ignored", { reason: "unsafe" });
    return undefined;
  }
  return value;
}

/** Whether a choice keeps the number keywords beside it. */
export function keepsNumberRules(node: JsonNode, value: number): boolean {
  const bounds = { ...readBounds(node, "min"), ...readBounds(node, "max") };
  const step = readMultipleOf(node);
  return (
    value >= (bounds.minimum ?? value) &&
    value <= (bounds.maximum ?? value) &&
    value > (bounds.exclusiveMinimum ?? Number.NEGATIVE_INFINITY) &&
    value < (bounds.exclusiveMaximum ?? Number.POSITIVE_INFINITY) &&
    (step === undefined || isMultiple(value, step))
  );
}
