import type {
  ChatModelAdapter,
  ChatModelRunResult,
  ThreadMessage,
  ToolCallMessagePart,
} from "@assistant-ui/react";
import { assistant, type Plan } from "../shared/assistant.js";
import { textOf } from "../shared/textOf.js";
import { mcp, receiptsOf } from "./askback.js";

/** Stands in for your model: says a line, calls a tool, says what came of it. */
export const chatModel: ChatModelAdapter = {
  async *run({ messages, abortSignal }) {
    const { reply, call } = assistant(lastText(messages));
    yield { content: [{ type: "text", text: reply }] };
    if (!call) return;
    const toolCallId = crypto.randomUUID();
    const run = async () => {
      // #region askback
      const elicitation = await mcp();
      return elicitation.callTool(call, { callId: toolCallId, signal: abortSignal });
      // #endregion
    };
    yield* follow(reply, toolCallId, call, run, abortSignal);
  },
};

/** The message while a tool runs, and then. */
export async function* follow(
  reply: string,
  toolCallId: string,
  { name, arguments: args }: NonNullable<Plan["call"]>,
  run: () => Promise<unknown>,
  abortSignal: AbortSignal,
): AsyncGenerator<ChatModelRunResult, void> {
  const said = { type: "text", text: reply } as const;
  const argsText = JSON.stringify(args);
  const part: ToolCallMessagePart = {
    type: "tool-call",
    toolCallId,
    toolName: name,
    args,
    argsText,
  };
  yield { content: [said, part] };
  const answer = run().catch((error) => {
    // #region askback
    // The runtime wants to hear of its own stop, not of what that made fail.
    abortSignal.throwIfAborted();
    // #endregion
    throw error;
  });
  const result = textOf(await answer);
  const done = {
    ...part,
    result,
    // #region askback-reload
    artifact: receiptsOf(toolCallId),
    // #endregion
  };
  yield { content: [said, done, { type: "text", text: result }] };
}

function lastText(messages: readonly ThreadMessage[]): string {
  const parts = messages.at(-1)?.content ?? [];
  return parts.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}
