import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
// #region askback
import { serveHostNode } from "@askback/client-core/remote-server";
// #endregion
import {
  convertToModelMessages,
  generateId,
  isStepCount,
  pipeUIMessageStreamToResponse,
  streamText,
  toUIMessageStream,
  UI_MESSAGE_STREAM_HEADERS,
  type UIMessage,
} from "ai";
import type { ChatTools } from "./chat.js";
import { scriptedModel } from "./model.js";
import { createReplay, type Replay } from "./replay.js";

/**
 * The endpoints of one user's chat, below `path`: the thread, an answer, the stream of an answer
 * that goes on, and the questions of MCP servers.
 *
 * @returns false when the request is for something else
 */
export function createChatHandler(path: string, { tools, host }: ChatTools) {
  let messages: UIMessage[] = [];
  let active: Replay | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { message }: { message: UIMessage } = Object(await json(request));
    messages = [...messages, message];
    const result = streamText({
      model: scriptedModel(),
      messages: await convertToModelMessages(messages),
      tools: await tools(),
      stopWhen: isStepCount(5),
    });
    await pipeUIMessageStreamToResponse({
      response,
      stream: toUIMessageStream({
        stream: result.stream,
        originalMessages: messages,
        generateMessageId: generateId,
        onError: (error) => (error instanceof Error ? error.message : String(error)),
        onEnd: (end) => {
          messages = end.messages;
          active = undefined;
        },
      }),
      consumeSseStream: ({ stream }) => {
        active = createReplay(stream);
      },
    });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const route = `${request.method} ${pathname}`;
    // #region askback
    if (pathname === `${path}/elicitation`) await serveHostNode(host, request, response);
    // #endregion
    else if (route === `GET ${path}/thread`) {
      response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
      response.end(JSON.stringify(messages));
    } else if (route === `POST ${path}/chat`) await answer(request, response);
    else if (route === `GET ${path}/chat/thread/stream`) {
      if (active === undefined) response.writeHead(204).end();
      else Readable.from(active.read()).pipe(response.writeHead(200, UI_MESSAGE_STREAM_HEADERS));
    } else return false;
    return true;
  };
}
