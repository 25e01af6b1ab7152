import { buildContent } from "../../form/checkDrafts.js";
import { draftsFromContent } from "../../form/drafts.js";
import { parseRequestedSchema } from "../../form/parseRequestedSchema.js";
import { prepareForm } from "../../form/prepareForm.js";
import type { ElicitContent, ElicitRequest, ElicitResult } from "../../protocol.js";
import { sameJson } from "../../session/json.js";
import type { Item, Provenance } from "../../session/types.js";
import type { UrlContext } from "../../url/types.js";

/** How the addresses that a page says it has opened are judged. */
export type UrlJudgement = Omit<UrlContext, "serverOrigin">;

/**
 * Whether an answer that a page sent is one to the question. The page has looked at the form and at
 * the address, and nobody knows whose page it is: here everything is looked at again.
 *
 * @returns why it is none
 */
export async function checkAnswer(
  { request }: Pick<Item, "request">,
  response: ElicitResult,
  provenance: Provenance,
  urls: UrlJudgement,
): Promise<string | undefined> {
  if (response.action !== "accept") return undefined;
  const { params } = request;
  if (params.mode === "url") return checkUrl(params.url, provenance, urls);
  return response.content === undefined
    ? "accept of a form needs content, if only {}"
    : await checkContent(request, response.content);
}

async function checkUrl(
  url: string,
  { server }: Provenance,
  urls: UrlJudgement,
): Promise<string | undefined> {
  // The list of domains is heavy, and needed by servers that ask for pages only.
  const { inspectUrl } = await import("../../url/index.js");
  const origin = server.origin === undefined ? {} : { serverOrigin: server.origin };
  const { severity, findings } = inspectUrl(url, { ...urls, ...origin });
  if (severity !== "block") return undefined;
  const codes = findings.filter((finding) => finding.severity === "block").map(({ code }) => code);
  return `its address must not be opened (${codes.join(", ")})`;
}

async function checkContent(
  { params }: ElicitRequest,
  content: ElicitContent,
): Promise<string | undefined> {
  if (params.mode === "url") return undefined;
  const parsed = parseRequestedSchema(params.requestedSchema, { message: params.message });
  if (!parsed.ok) return `its form cannot be shown (${parsed.problem.code})`;
  const form = await prepareForm(parsed.form);
  // What a form would have to hold to say this: an answer that no form says is none.
  const built = buildContent(form, draftsFromContent(form, content));
  if (!built.ok) {
    const issues = built.issues.map(({ key, code }) => `${JSON.stringify(key)} ${code}`);
    return `its content breaks the form: ${issues.slice(0, 10).join(", ")}`;
  }
  return differing(built.content, content);
}

function differing(said: ElicitContent, content: ElicitContent): string | undefined {
  const keys = Object.keys({ ...said, ...content }).filter(
    (key) =>
      !Object.hasOwn(content, key) || !Object.hasOwn(said, key) || !same(said[key], content[key]),
  );
  if (keys.length === 0) return undefined;
  const named = keys.slice(0, 10).map((key) => JSON.stringify(key.slice(0, 100)));
  return `its content says what the form cannot say: ${named.join(", ")}`;
}

/** Of several choices the order says nothing. */
function same(left: unknown, right: unknown): boolean {
  return Array.isArray(left) && Array.isArray(right)
    ? sameJson(left.toSorted(), right.toSorted())
    : sameJson(left, right);
}
