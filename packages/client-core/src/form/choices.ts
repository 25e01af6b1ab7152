import { displayText, type SafeText } from "../text/index.js";
import type { FieldContext } from "./fieldContext.js";
import { absent, countKeyword } from "./keywords.js";
import { lookOf, sharedLooks } from "./look.js";
import { keepsNumberRules } from "./parseNumber.js";
import { resolve } from "./resolve.js";
import { isNode, type Json, type JsonNode, SchemaRefusal } from "./snapshot.js";
import type { Choice } from "./types.js";
import { shows, visibleText } from "./visible.js";

interface RawChoice {
  content: string | number | boolean;
  title?: string;
}

/**
 * The choices a schema lists by enum (with enumNames), const, or oneOf / anyOf of such members;
 * undefined when it lists none.
 *
 * @throws SchemaRefusal when it lists some and none can be chosen
 */
export function readChoices(node: JsonNode, context: FieldContext): Choice[] | undefined {
  const listed = listChoices(node, context);
  if (!listed) return undefined;
  const limit = context.limits.options;
  if (listed.length > limit) {
    throw new SchemaRefusal({ code: "too-many-options", params: { limit, count: listed.length } });
  }
  const fitting = listed.filter((raw): raw is RawChoice => fits(raw.content, node));
  const foreign = listed.filter((raw) => raw.content !== null).length - fitting.length;
  if (foreign > 0) context.note("choices-ignored", { count: foreign });
  const seen = new Set<RawChoice["content"]>();
  const unique = fitting.filter(({ content }) => !seen.has(content) && seen.add(content));
  if (unique.length < fitting.length) {
    context.note("duplicate-choices", { count: fitting.length - unique.length });
  }
  if (unique.length === 0) throw new SchemaRefusal({ code: "no-choices" });
  if (!absent(node.pattern)) context.note("pattern-ignored", { reason: "choices" });
  return label(unique, context);
}

/** Any JSON, because a foreign entry is counted before it is left out. */
interface ListedChoice {
  content: Json;
  title?: string;
}

function listChoices(node: JsonNode, context: FieldContext): ListedChoice[] | undefined {
  const members = Array.isArray(node.oneOf) ? node.oneOf : node.anyOf;
  if (Array.isArray(node.oneOf) && Array.isArray(node.anyOf)) {
    throw new SchemaRefusal({ code: "unsupported-keyword", params: { keyword: "anyOf" } });
  }
  if (Array.isArray(members)) {
    const listed = members.map((member) => listMember(member, context));
    const all = listed.every((list) => list !== undefined) ? listed.flat() : undefined;
    if (!all) throw new SchemaRefusal({ code: "unsupported-union" });
    return all.filter(({ content }) => allows(node, content));
  }
  return listPlain(node);
}

function listMember(member: Json, context: FieldContext): ListedChoice[] | undefined {
  if (!isNode(member)) return undefined;
  const node = resolve(member, context.root);
  const listed = listPlain(node);
  const [only, ...more] = listed ?? [];
  const { title } = node;
  return only && more.length === 0 && typeof title === "string" ? [{ ...only, title }] : listed;
}

function listPlain(node: JsonNode): ListedChoice[] | undefined {
  if ("const" in node && node.const !== undefined) {
    return [{ content: node.const }].filter(({ content }) => allows(node, content));
  }
  if (absent(node.enum)) return undefined;
  if (!Array.isArray(node.enum)) {
    throw new SchemaRefusal({ code: "malformed-property", params: { keyword: "enum" } });
  }
  const names = Array.isArray(node.enumNames) ? node.enumNames : [];
  return node.enum.map((content, i) => {
    const title = names[i];
    return typeof title === "string" ? { content, title } : { content };
  });
}

/** Lists beside each other all count. */
const allows = (node: JsonNode, content: Json): boolean =>
  (absent(node.const) || content === node.const) &&
  (!Array.isArray(node.enum) || node.enum.includes(content));

/** What can be sent at all, and keeps the other keywords of its schema. */
function fits(content: Json, node: JsonNode): boolean {
  const type = node.type;
  if (typeof content === "string") {
    const length = Array.from(content).length;
    return (
      (absent(type) || type === "string") &&
      length >= (countKeyword(node, "minLength") ?? 0) &&
      length <= (countKeyword(node, "maxLength") ?? length)
    );
  }
  if (typeof content === "number") {
    const ofType =
      absent(type) || type === "number" || (type === "integer" && Number.isInteger(content));
    return ofType && keepsNumberRules(node, content);
  }
  return typeof content === "boolean" && (absent(type) || type === "boolean");
}

function label(raws: readonly RawChoice[], context: FieldContext): Choice[] {
  const limit = context.limits.label;
  const labels = raws.map(({ title, content }): SafeText => {
    const shown = displayText(title, limit);
    const value = displayText(String(content), limit);
    return shows(shown) ? shown : shows(value) ? value : displayText("");
  });
  const shared = sharedLooks(labels);
  if (shared.size === 0) {
    return raws.map(({ content }, i) => ({
      value: `c${i}`,
      content,
      label: labels[i] ?? displayText(""),
    }));
  }
  const details = raws.map(({ content }) => visibleContent(content, limit));
  const sharedDetails = sharedLooks(details);
  return raws.map(({ content }, i) => {
    const value = `c${i}`;
    const own = labels[i] ?? displayText("");
    if (!shared.has(lookOf(own))) return { value, content, label: own };
    const detail = details[i] ?? displayText("");
    const number = sharedDetails.has(lookOf(detail)) ? ` #${i + 1}` : "";
    return { value, content, label: own, detail: displayText(`${detail}${number}`, limit + 10) };
  });
}

const visibleContent = (content: string | number | boolean, limit: number): SafeText =>
  typeof content === "string" ? visibleText(content, limit) : displayText(String(content));
