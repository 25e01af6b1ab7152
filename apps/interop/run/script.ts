import { join } from "node:path";
import { createElicitationClient, createElicitationSession } from "@askback/client-core";
import { createRecorder, type RecordedMessage } from "@askback/client-core/devtools";
import {
  Client,
  StreamableHTTPClientTransport,
  type Transport,
} from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { Case, ServerPlan } from "../plans/types.js";
import { folder } from "./install.js";
import { createPerson } from "./person.js";
import { program, surroundings } from "./startServer.js";

export interface Outcome {
  ok: boolean;
  /** The result's text, or `CODE: message`. */
  words: string;
  passed: readonly RecordedMessage[];
  /** What the connection speaks, as negotiated. */
  revision: string;
}

/** How long one call may take, in ms. */
const callLimit = 30_000;

/** @param place its address, or for standard streams the origin of the place to connect an account */
function transportTo(plan: ServerPlan, place: URL | string): Transport {
  if (typeof place !== "string") return new StreamableHTTPClientTransport(place);
  const [name, ...args] = plan.command;
  return new StdioClientTransport({
    command: program(name),
    args,
    cwd: join(folder, plan.cwd ?? ""),
    env: surroundings(plan, place),
    stderr: "ignore",
  });
}

/** Makes the call with our client and answers what it is asked. */
export async function runInScript(
  plan: ServerPlan,
  place: URL | string,
  given: Case,
): Promise<Outcome> {
  const recorder = createRecorder();
  const session = createElicitationSession();
  session.attach({ form: true, url: true });
  const client = new Client(
    { name: "askback-interop", version: "0.0.0" },
    { versionNegotiation: { mode: plan.legacy ? "legacy" : "auto" } },
  );
  const elicitation = createElicitationClient(client, { session, server: { id: plan.id } });
  const person = createPerson(session, given.answers);
  let words: string;
  try {
    await client.connect(recorder.watch(transportTo(plan, place), plan.id));
    const result = await elicitation.callTool(
      { name: given.tool, arguments: given.args ?? {} },
      { timeout: callLimit },
    );
    words = result.content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    words = `${code}: ${error instanceof Error ? error.message : error}`;
  } finally {
    person.leave();
  }
  const revision = client.getNegotiatedProtocolVersion() ?? "none";
  await client.close();
  if (person.problem) words = `${person.problem.message} (${words})`;
  else if (person.left.length > 0)
    words = `${person.left.length} answers were not asked for: ${words}`;
  const ok = !person.problem && person.left.length === 0 && given.expect.test(words);
  return { ok, words, passed: recorder.getSnapshot().messages, revision };
}
