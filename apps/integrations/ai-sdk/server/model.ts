import { simulateReadableStream } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { assistant } from "../../shared/assistant.js";
import { textOf } from "../../shared/textOf.js";

type Stream = Awaited<ReturnType<MockLanguageModelV4["doStream"]>>["stream"];
type Prompt = Parameters<MockLanguageModelV4["doStream"]>[0]["prompt"];
type Part = Stream extends ReadableStream<infer Chunk> ? Chunk : never;

const nothing = { total: 0, noCache: 0, cacheRead: undefined, cacheWrite: undefined };
const usage = { inputTokens: nothing, outputTokens: { total: 0, text: 0, reasoning: undefined } };

/** Stands in for your model: says a line, calls a tool, says what came of it. */
export const scriptedModel = () =>
  new MockLanguageModelV4({
    doStream: async ({ prompt }) => ({ stream: simulateReadableStream({ chunks: next(prompt) }) }),
  });

function next(prompt: Prompt): Part[] {
  const last = prompt.at(-1);
  if (last?.role === "tool") return [...say(resultOf(last.content)), finish("stop")];
  const { reply, call } = assistant(last?.role === "user" ? textOf(last) : "");
  if (!call) return [...say(reply), finish("stop")];
  const toolCall: Part = {
    type: "tool-call",
    toolCallId: crypto.randomUUID(),
    toolName: call.name,
    input: JSON.stringify(call.arguments),
  };
  return [...say(reply), toolCall, finish("tool-calls")];
}

function say(text: string): Part[] {
  return [
    { type: "text-start", id: "0" },
    { type: "text-delta", id: "0", delta: text },
    { type: "text-end", id: "0" },
  ];
}

function finish(unified: "stop" | "tool-calls"): Part {
  return { type: "finish", finishReason: { unified, raw: undefined }, usage };
}

function resultOf(content: Extract<Prompt[number], { role: "tool" }>["content"]): string {
  const [part] = content;
  if (part?.type !== "tool-result") return "Nothing came of it.";
  const { output } = part;
  if (output.type === "json") return textOf(output.value);
  if (output.type === "content") return textOf({ content: output.value });
  return `That did not work. ${"value" in output ? String(output.value) : ""}`;
}
