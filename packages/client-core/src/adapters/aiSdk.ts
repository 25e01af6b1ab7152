import { ElicitationError } from "../errors.js";
import type { ElicitResult } from "../protocol.js";
import type { ElicitationSession } from "../session/elicitationSession.js";
import { isRecord } from "../session/json.js";
import type { ProvenanceSource, ServerIdentity } from "../session/types.js";
import { type CallContext, Calls } from "./calls.js";

export type { Call, CallContext } from "./calls.js";

/** Options of `createAiSdkElicitation`. */
export interface AiSdkElicitationOptions {
  /** Where the questions are shown. */
  session: ElicitationSession;
  /** Who the client leads to, by the host's knowledge. */
  server: ServerIdentity;
  /**
   * Node's `new AsyncLocalStorage()`: tells which of several calls at once is asked back. Without it
   * the call is known as long as it is the only one.
   */
  context?: CallContext;
}

/** What the handler of `onElicitationRequest` gets. */
export interface AiSdkElicitationRequest {
  /** As the server sent them, as far as that client let them through. */
  params: { message: string; requestedSchema?: unknown; mode?: unknown };
}

/** The answer. An alias and no interface: that client wants a type that may have more keys. */
export type AiSdkElicitResult = Pick<ElicitResult, "action" | "content">;

/** What is used of a tool. */
export interface AiSdkTool {
  /** A tool without it is left as it is. */
  execute?: unknown;
}

/** `createMCPClient` of `@ai-sdk/mcp`, asked back through a session. */
export interface AiSdkElicitation {
  /** For `createMCPClient`. It declares once, when it connects: form mode, be an interface there or not. */
  readonly capabilities: { elicitation: { form: { [key: string]: never } } };
  /** For `client.onElicitationRequest(ElicitationRequestSchema, ...)`. */
  onElicitationRequest(request: AiSdkElicitationRequest): Promise<AiSdkElicitResult>;
  /**
   * The tools of `client.tools()`, so that prompts name the tool and its arguments and are withdrawn
   * when the call is over. Same names, same types.
   */
  tools<Tools extends { [name: string]: AiSdkTool }>(tools: Tools): Tools;
  /** The same for any other call: `client.getPrompt`, `client.readResource`. */
  during<Result>(source: ProvenanceSource, run: () => PromiseLike<Result>): Promise<Result>;
}

/**
 * Shows in a session what the MCP client of the AI SDK (`@ai-sdk/mcp`) is asked. That client asks one
 * thing after the other and form mode only; docs/recipes/ai-sdk-mcp.md says what else it cannot do.
 */
export function createAiSdkElicitation(options: AiSdkElicitationOptions): AiSdkElicitation {
  const { session, server, context } = options;
  const calls = new Calls(session, server, context);
  return {
    capabilities: { elicitation: { form: {} } },
    async onElicitationRequest({ params }) {
      const { message, requestedSchema, mode = "form" } = params;
      if (mode !== "form") throw notForm(mode);
      return calls.ask({ mode: "form", message, requestedSchema });
    },
    tools(tools) {
      const wrapped = Object.entries(tools).map(([name, tool]) => [
        name,
        withExecute(tool, ([input, options], run) => {
          const given = input === undefined ? {} : { arguments: input };
          const source = { kind: "tool", name, ...titleOf(tool), ...given } as const;
          return calls.during({ source, ...callIdOf(options) }, run);
        }),
      ]);
      return Object.fromEntries(wrapped);
    },
    during: (source, run) => calls.during({ source }, run),
  };
}

/** The tool with its execution run by `around`. A tool without one stays as it is. */
function withExecute<Tool extends AiSdkTool>(
  tool: Tool,
  around: (args: readonly unknown[], run: () => PromiseLike<unknown>) => unknown,
): Tool {
  const { execute } = tool;
  if (typeof execute !== "function") return tool;
  const wrapped = (...args: unknown[]): unknown =>
    around(args, async () => Reflect.apply(execute, tool, args));
  return { ...tool, execute: wrapped };
}

function titleOf(tool: AiSdkTool): { title?: string } {
  const title: unknown = Reflect.get(tool, "title");
  return typeof title === "string" ? { title } : {};
}

/** The chat's own id of the call, which the AI SDK gives to each execution. */
function callIdOf(options: unknown): { callId?: string } {
  const callId = isRecord(options) ? options.toolCallId : undefined;
  return typeof callId === "string" ? { callId } : {};
}

function notForm(mode: unknown): ElicitationError {
  return new ElicitationError(
    "UNSUPPORTED_REQUEST",
    `The server asked in ${String(mode).slice(0, 100)} mode, which this client does not declare, so nothing was shown.`,
    { method: "elicitation/create" },
  );
}
