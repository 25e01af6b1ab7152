import type { JsonNode } from "../snapshot.js";
import type { FieldModel, SecretReason } from "../types.js";
import { asksForSecret, isAboutPlaces, isPinOnly, keyAsksForSecret } from "./detectSecret.js";

/** Kinds in which a secret could be typed; choices are the server's own words. */
const typed: ReadonlySet<FieldModel["kind"]> = new Set(["text", "number", "integer", "textList"]);

const secretFormats: ReadonlySet<unknown> = new Set(["password", "secret"]);

/** Labels that say nothing, or none: then the message is the label. */
const generic =
  /^(?:(?:your|the|my|user|type|enter|please)?[ _-]*(?:value|input|answer|response|text|result|data|content|reply|prompt|field|question|here|it|this)?[ _:.?!-]*\d*|\p{L}\d*|[^\p{L}\p{N}]*)$/iu;

export interface SecretContext {
  /** Keys and titles of the whole form: an address makes a PIN code a postal code. */
  places: () => boolean;
  /** The message, where the form is a single field that it alone explains. */
  message?: string | undefined;
}

/** Why a field is thought to ask for a secret (duty F-18), or undefined. */
export function secretReason(
  field: FieldModel,
  node: JsonNode,
  context: SecretContext,
): SecretReason | undefined {
  if (!typed.has(field.kind)) return undefined;
  const items = node.items;
  const item = typeof items === "object" && items !== null && !Array.isArray(items) ? items : node;
  if (secretFormats.has(node.format) || secretFormats.has(item.format)) return "format";
  if (node.writeOnly === true || item.writeOnly === true) return "writeOnly";
  const title = typeof node.title === "string" ? node.title : "";
  const description = field.description ?? "";
  const postal = () => context.places() || isAboutPlaces(`${title} ${description}`);
  const asks = (text: string, ask: (text: string) => boolean) =>
    ask(text) && !(isPinOnly(text) && postal());
  if (asks(field.key, keyAsksForSecret)) return "key";
  if (asks(title, asksForSecret)) return "title";
  if (asks(description, asksForSecret)) return "description";
  const unnamed = generic.test(field.key) && generic.test(title);
  return unnamed && context.message && asksForSecret(context.message) ? "message" : undefined;
}

/** Whether the form is about an address. */
export const isAboutAddress = (properties: JsonNode): boolean =>
  Object.keys(properties).some(isAboutPlaces);
