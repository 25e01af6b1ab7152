import type { ElicitResult } from "../../protocol.js";
import { checkResponse } from "../../session/checkResponse.js";
import { isRecord } from "../../session/json.js";
import type { SavedDrafts } from "../../session/types.js";
import { type Command, type CommandBody, wireVersion } from "../wire/wire.js";

/** Longer than any id, key or message that a page has reason to send. */
const longest = 20_000;
const longestId = 200;

/** A command, or what is wrong with it. */
export type ReadCommand = { ok: true; command: Command } | { ok: false; why: string; id?: string };

/** Reads what a page sent. Takes anything and never throws; nothing of it is kept as it came. */
export function readCommand(value: unknown): ReadCommand {
  if (!isRecord(value)) return { ok: false, why: "it is no object" };
  const id = isText(value.id, longestId) ? value.id : undefined;
  const named = id === undefined ? {} : { id };
  const wrong = (why: string): ReadCommand => ({ ok: false, why, ...named });
  if (value.v !== wireVersion) {
    return wrong(
      `it speaks another version of the wire format than this server (${wireVersion}). Reload the page`,
    );
  }
  if (id === undefined) return wrong("it has no id");
  if (!isText(value.page, longestId)) return wrong("it has no page");
  const body = readBody(value);
  if (typeof body === "string") return wrong(body);
  return { ok: true, command: { v: wireVersion, page: value.page, id, ...body } };
}

type Fields = { [key: string]: unknown };

function readBody(value: Fields): CommandBody | string {
  const { type } = value;
  switch (type) {
    case "userReturned":
      return { type };
    case "attach": {
      const { modes } = value;
      if (!isRecord(modes)) return "attach has no modes";
      return { type, modes: { form: modes.form === true, url: modes.url === true } };
    }
    case "muteServer":
    case "unmuteServer": {
      const { serverId } = value;
      return isText(serverId) ? { type, serverId } : `${type} has no serverId`;
    }
    case "stop":
    case "release":
    case "dismiss": {
      const { operationId } = value;
      return isText(operationId) ? { type, operationId } : `${type} has no operationId`;
    }
    case "send":
    case "respond":
    case "saveDrafts":
    case "revise":
    case "continueUrl":
    case "reportInterfaceError":
      return readPlaced(type, value);
    default:
      return "its type is unknown";
  }
}

type Placed = Extract<CommandBody, { round: number }>;

function readPlaced(type: Placed["type"], value: Fields): CommandBody | string {
  const { operationId, round, key } = value;
  if (!isText(operationId)) return `${type} has no operationId`;
  if (typeof round !== "number" || !Number.isSafeInteger(round)) return `${type} has no round`;
  if (type === "send") return { type, operationId, round };
  if (typeof key !== "string" || key.length > longest) return `${type} has no key`;
  const place = { operationId, round, key };
  switch (type) {
    case "respond": {
      const { response, sensitive } = value;
      const read = readResponse(response);
      if (typeof read === "string") return read;
      const marked = isTexts(sensitive) ? { sensitive: keysOf(read, sensitive) } : {};
      const drafts = readDrafts(value.drafts);
      const typed = drafts === undefined ? {} : { drafts };
      return { type, ...place, response: read, ...marked, ...typed };
    }
    case "saveDrafts": {
      const drafts = readDrafts(value.drafts);
      return drafts === undefined ? "saveDrafts has no drafts" : { type, ...place, drafts };
    }
    case "reportInterfaceError": {
      const { message } = value;
      return { type, ...place, message: typeof message === "string" ? oneLine(message) : "" };
    }
    default:
      return { type, ...place };
  }
}

/** The shape only: whether it answers the question is found out when the question is known. */
function readResponse(response: unknown): ElicitResult | string {
  const hasContent = isRecord(response) && response.content !== undefined;
  try {
    return checkResponse(hasContent ? "form" : "url", response);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function readDrafts(drafts: unknown): SavedDrafts | undefined {
  if (!isRecord(drafts)) return undefined;
  const read: { [name: string]: string | boolean | readonly string[] } = {};
  for (const [name, draft] of Object.entries(drafts)) {
    // The form's own names: nothing else can be shown again.
    if (!/^f\d{1,6}$/.test(name)) continue;
    if (typeof draft === "string" || typeof draft === "boolean" || isTexts(draft)) {
      read[name] = draft;
    }
  }
  return read;
}

/** What is not in the answer needs no mark. */
function keysOf({ content = {} }: ElicitResult, marked: readonly string[]): readonly string[] {
  return [...new Set(marked)].filter((key) => Object.hasOwn(content, key));
}

/** It ends up in logs, where a line is an entry. */
const oneLine = (text: string): string =>
  text.slice(0, 500).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

function isText(value: unknown, limit = longest): value is string {
  return typeof value === "string" && value !== "" && value.length <= limit;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}
