/**
 * The protocol's shapes as this package needs them, structural and free of the SDK.
 * Source: schema 2026-07-28 (ElicitRequest, ElicitResult, InputRequiredResult) and 2025-11-25
 * for what is marked legacy. Nothing here is trusted: text, schemas and URLs arrive unread.
 */

export type ElicitAction = "accept" | "decline" | "cancel";

/** What an accepted form may carry: flat, no null. */
export type ElicitContent = { [key: string]: string | number | boolean | string[] };

/** Only an accepted form has `content`; accept in url mode, decline and cancel have none. */
export interface ElicitResult {
  /** What the user did. */
  action: ElicitAction;
  /** The answers by the schema's keys. */
  content?: ElicitContent;
}

/** `params` of a form request; without `mode` it is one too. */
export interface ElicitRequestFormParams {
  /** Absent on servers that know forms only. */
  mode?: "form";
  /** Unread: shown only through `displayText`. */
  message: string;
  /** Unread: only `parseRequestedSchema` looks inside. */
  requestedSchema: unknown;
}

/** `params` of a request to open a page. */
export interface ElicitRequestURLParams {
  /** What tells it from a form. */
  mode: "url";
  /** Unread: shown only through `displayText`. */
  message: string;
  /** Unread: only `inspectUrl` looks inside. */
  url: string;
  /** Legacy (2025-11-25) only. */
  elicitationId?: string;
}

/** `params` of elicitation/create, told apart by `mode`. */
export type ElicitRequestParams = ElicitRequestFormParams | ElicitRequestURLParams;

/** One entry of `inputRequests`, or a request of an earlier revision. */
export interface ElicitRequest {
  /** The one method there is for asking the user. */
  method: "elicitation/create";
  /** Unread. */
  params: ElicitRequestParams;
}

/** `mode` of a request, "form" where it has none. */
export type ElicitMode = "form" | "url";

/** The methods whose result may be `input_required`. */
export type OriginalMethod = "tools/call" | "prompts/get" | "resources/read";

/** The original request, as it was when the call was made. */
export interface OriginalRequest {
  /** Which of the three calls it was. */
  method: OriginalMethod;
  /** Without the responses and the state of any round. */
  params: { [key: string]: unknown };
}

export type InputResponses = { [key: string]: unknown };
