import { ElicitationError } from "../errors.js";
import type { ElicitMode, ElicitRequest, ElicitRequestParams } from "../protocol.js";
import { isRecord } from "./json.js";
import type { Policy } from "./policy.js";
import { quoted } from "./quoted.js";

export type RequestLimits = Pick<
  Policy,
  "maxMessageLength" | "maxUrlLength" | "maxFields" | "maxOptions"
>;

/** The modes that were declared to the server when it asked. */
export interface Modes {
  readonly form: boolean;
  readonly url: boolean;
}

export interface CheckedRequest {
  mode: ElicitMode;
  request: ElicitRequest;
}

/**
 * Reads the params of an elicitation/create request. The schema and the URL stay unread.
 *
 * @throws ElicitationError `INVALID_REQUEST`, `UNSUPPORTED_REQUEST` or `LIMIT_EXCEEDED`
 */
export function checkRequest(
  params: unknown,
  declared: Modes,
  limits: RequestLimits,
  key?: string,
): CheckedRequest {
  const details = { method: "elicitation/create", ...(key === undefined ? {} : { key }) };
  const where = key === undefined ? "The server's request" : `The server's request ${quoted(key)}`;
  const invalid = (what: string): ElicitationError =>
    new ElicitationError("INVALID_REQUEST", `${where} ${what}, so it cannot be shown.`, details);
  const limit = (what: string, max: number): ElicitationError =>
    new ElicitationError("LIMIT_EXCEEDED", `${where} has ${what}; the policy allows ${max}.`, {
      ...details,
      limit: max,
    });

  if (!isRecord(params)) throw invalid("has no params");
  const mode = params.mode === undefined ? "form" : params.mode;
  if (typeof mode !== "string") throw invalid("has a mode that is no text");
  if (mode !== "form" && mode !== "url") {
    throw new ElicitationError(
      "UNSUPPORTED_REQUEST",
      `${where} uses the mode ${quoted(mode)}; only "form" and "url" exist.`,
      details,
    );
  }
  if (!declared[mode]) {
    throw new ElicitationError(
      "UNSUPPORTED_REQUEST",
      `${where} uses ${mode} mode, which was not declared. Mount the outlet, or call session.attach, before the call is made.`,
      details,
    );
  }
  const { message } = params;
  if (typeof message !== "string") throw invalid("has no message");
  if (message.length > limits.maxMessageLength) {
    throw limit(`a message of ${message.length} characters`, limits.maxMessageLength);
  }
  if (mode === "url") {
    const { url, elicitationId } = params;
    if (typeof url !== "string") throw invalid("has no url");
    if (url.length > limits.maxUrlLength) {
      throw limit(`a URL of ${url.length} characters`, limits.maxUrlLength);
    }
    const id = typeof elicitationId === "string" ? { elicitationId } : {};
    return found(mode, { mode, message, url, ...id });
  }
  const { requestedSchema } = params;
  if (requestedSchema === undefined) throw invalid("has no requestedSchema");
  const size = measure(requestedSchema, limits);
  if (size.fields > limits.maxFields) throw limit(`${size.fields} fields`, limits.maxFields);
  if (size.options > limits.maxOptions) {
    throw limit(`${size.options} options in one field`, limits.maxOptions);
  }
  return found(mode, { mode, message, requestedSchema });
}

function found(mode: ElicitMode, params: ElicitRequestParams): CheckedRequest {
  return { mode, request: { method: "elicitation/create", params } };
}

/** Counts without judging: what the schema means is for the form room to say. */
function measure(schema: unknown, limits: RequestLimits): { fields: number; options: number } {
  const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
  const keys = Object.keys(properties);
  if (keys.length > limits.maxFields) return { fields: keys.length, options: 0 };
  let options = 0;
  for (const key of keys) options = Math.max(options, countOptions(properties[key]));
  return { fields: keys.length, options };
}

function countOptions(property: unknown): number {
  if (!isRecord(property)) return 0;
  const lists = [property.enum, property.oneOf, property.anyOf];
  if (isRecord(property.items)) {
    lists.push(property.items.enum, property.items.oneOf, property.items.anyOf);
  }
  return Math.max(0, ...lists.map((list) => (Array.isArray(list) ? list.length : 0)));
}
