import type { ExportedMessageRepositoryItem, ThreadHistoryAdapter } from "@assistant-ui/react";
import { assistant } from "../shared/assistant.js";
import { mcp } from "./askback.js";
import { follow } from "./chatModel.js";

const key = "assistant-ui-thread";

/** Keeps the thread in this tab. Yours may keep it on a server. */
export const history: ThreadHistoryAdapter = {
  async load() {
    const messages = read();
    // The runtime writes an answer when it is complete: a user's message without one was interrupted.
    return { messages, unstable_resume: messages.at(-1)?.message.role === "user" };
  },
  async append(item) {
    sessionStorage.setItem(key, JSON.stringify([...read(), item]));
  },
  // #region askback-reload
  /** The interrupted answer goes on where its tool call waits. */
  async *resume({ abortSignal }) {
    const elicitation = await mcp();
    const [waiting] = await elicitation.resume({ signal: abortSignal });
    const text = read().at(-1)?.message.content[0];
    const { reply, call } = assistant(text?.type === "text" ? text.text : "");
    if (!waiting?.callId || !call) throw new Error("This was interrupted. Ask again.");
    yield* follow(reply, waiting.callId, call, () => waiting.result, abortSignal);
  },
  // #endregion
};

function read(): ExportedMessageRepositoryItem[] {
  const items: ExportedMessageRepositoryItem[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  return items.map(({ message, parentId }) => ({
    parentId,
    message: { ...message, createdAt: new Date(message.createdAt) },
  }));
}
