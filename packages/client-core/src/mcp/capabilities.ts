import type { Client, ClientCapabilities } from "@modelcontextprotocol/client";
import type { Modes } from "../session/checkRequest.js";
import { isRecord } from "../session/json.js";

/** Schema 2026-07-28, RequestMetaObject. */
export const capabilitiesKey = "io.modelcontextprotocol/clientCapabilities";

/**
 * What is declared with a request: what the client can do besides, and of elicitation exactly what
 * an attached interface can answer now. `base` is never trusted about elicitation.
 */
export function declareCapabilities(
  base: ClientCapabilities,
  modes: Modes,
  handlers: { has(method: string): boolean },
): ClientCapabilities {
  const { elicitation: _, ...rest } = base;
  return {
    ...rest,
    ...(handlers.has("sampling/createMessage") ? { sampling: rest.sampling ?? {} } : {}),
    ...(handlers.has("roots/list") ? { roots: rest.roots ?? {} } : {}),
    ...(modes.form || modes.url
      ? { elicitation: { ...(modes.form ? { form: {} } : {}), ...(modes.url ? { url: {} } : {}) } }
      : {}),
  };
}

/** The declaration goes into `_meta`; where the caller put one, ours is the true one. */
export function withCapabilities(
  params: { [key: string]: unknown } | undefined,
  capabilities: ClientCapabilities,
): { [key: string]: unknown } {
  const meta = isRecord(params?._meta) ? params._meta : {};
  return { ...params, _meta: { ...meta, [capabilitiesKey]: capabilities } };
}

/**
 * What the Client was constructed with. The SDK has no getter for it; should the field go, the
 * `capabilities` option still says it.
 */
export function readCapabilities(client: Client): ClientCapabilities {
  const found: unknown = Reflect.get(client, "_capabilities");
  return isRecord(found) ? found : {};
}

/** Which modes a declaration means: an empty elicitation object is form mode alone. */
export function modesOf({ elicitation }: ClientCapabilities): Modes {
  if (elicitation === undefined) return { form: false, url: false };
  const url = elicitation.url !== undefined;
  return { form: elicitation.form !== undefined || !url, url };
}
