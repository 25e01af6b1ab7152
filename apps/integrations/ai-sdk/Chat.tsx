import { useChat } from "@ai-sdk/react";
// #region askback
import { createFetchTransport, createRemoteSession } from "@askback/client-core/remote";
import {
  ElicitationOutlet,
  ElicitationProvider,
  Receipts,
  useElicitation,
} from "@askback/elicitation-react";
// #endregion
import { DefaultChatTransport, getToolName, isToolUIPart, type UIMessage } from "ai";
import { sampleServer } from "../shared/sampleServer.js";
import { Composer, Conversation, Suggestions } from "./parts.js";

/** The folder of this page is the path of its endpoints. */
export const path = location.pathname.replace(/\/$/u, "");

// #region askback
const session = createRemoteSession(createFetchTransport({ url: `${path}/elicitation` }));
// #endregion

export function Chat({ before }: { before: UIMessage[] }) {
  return (
    // #region askback
    <ElicitationProvider session={session} {...sampleServer.settings}>
      <Thread before={before} />
    </ElicitationProvider>
    // #endregion
  );
}

function Thread({ before }: { before: UIMessage[] }) {
  const { messages, sendMessage, status, error } = useChat({
    id: "thread",
    messages: before,
    resume: true,
    transport: new DefaultChatTransport({
      api: `${path}/chat`,
      prepareSendMessagesRequest: ({ messages }) => ({ body: { message: messages.at(-1) } }),
    }),
  });
  // #region askback
  // Until the server knows of this page, its tools could not ask.
  const isConnected = useElicitation().snapshot.modes.form;
  // #endregion
  const say = (text: string) => void sendMessage({ text });
  return (
    <>
      <h1>AI SDK</h1>
      <Conversation>
        {messages.map((message) => (
          <article key={message.id} className={message.role}>
            {message.parts.map((part, index) => {
              const key = `${message.id} ${index}`;
              if (part.type === "text") return <p key={key}>{part.text}</p>;
              if (!isToolUIPart(part)) return null;
              return (
                <div key={key} className="tool">
                  <p data-state={part.state}>{getToolName(part)}</p>
                  {/* #region askback */}
                  <Receipts callId={part.toolCallId} />
                  <ElicitationOutlet presentation="inline" callId={part.toolCallId} />
                  {/* #endregion */}
                </div>
              );
            })}
          </article>
        ))}
        {/* #region askback */}
        <ElicitationOutlet presentation="inline" />
        {/* #endregion */}
        {error && <p role="alert">{error.message}</p>}
      </Conversation>
      {messages.length === 0 && <Suggestions onChoose={say} />}
      <Composer
        onSay={say}
        isReady={isConnected && status !== "submitted" && status !== "streaming"}
      />
    </>
  );
}
