import {
  AuiIf,
  ComposerPrimitive,
  ErrorPrimitive,
  MessagePrimitive,
  ThreadPrimitive,
  type ToolCallMessagePartComponent,
} from "@assistant-ui/react";
import type { ReactNode } from "react";
import { suggestions } from "../shared/assistant.js";

interface ThreadProps {
  /** Shows the tool calls that have no UI of their own. */
  toolFallback: ToolCallMessagePartComponent;
  children: ReactNode;
}

/** A thread of assistant-ui's primitives, as its components look. Nothing of it is Askback's. */
export function Thread({ toolFallback, children }: ThreadProps) {
  return (
    <ThreadPrimitive.Root className="aui-root">
      <ThreadPrimitive.Viewport className="aui-viewport">
        <h1 className="aui-title">assistant-ui</h1>
        <AuiIf condition={({ thread }) => thread.isEmpty}>
          <Welcome />
        </AuiIf>
        <div role="log" aria-label="Conversation" className="aui-messages">
          <ThreadPrimitive.Messages>
            {({ message }) =>
              message.role === "user" ? (
                <UserMessage />
              ) : (
                <AssistantMessage toolFallback={toolFallback} />
              )
            }
          </ThreadPrimitive.Messages>
          {children}
        </div>
        <ThreadPrimitive.ViewportFooter className="aui-footer">
          <Composer />
        </ThreadPrimitive.ViewportFooter>
      </ThreadPrimitive.Viewport>
    </ThreadPrimitive.Root>
  );
}

function Welcome() {
  return (
    <div className="aui-welcome">
      <p className="aui-welcome-title">Hello there!</p>
      <p>How can I help you today?</p>
      <div className="aui-suggestions">
        {suggestions.map(({ title, shows }) => (
          <ThreadPrimitive.Suggestion key={title} prompt={title} send className="aui-suggestion">
            <span>{title}</span>
            <small>{shows}</small>
          </ThreadPrimitive.Suggestion>
        ))}
      </div>
    </div>
  );
}

function UserMessage() {
  return (
    <MessagePrimitive.Root className="aui-user">
      <MessagePrimitive.Parts />
    </MessagePrimitive.Root>
  );
}

function AssistantMessage({ toolFallback }: Pick<ThreadProps, "toolFallback">) {
  return (
    <MessagePrimitive.Root className="aui-assistant">
      <MessagePrimitive.Parts components={{ tools: { Fallback: toolFallback } }} />
      <MessagePrimitive.Error>
        <ErrorPrimitive.Root className="aui-error">
          <ErrorPrimitive.Message />
        </ErrorPrimitive.Root>
      </MessagePrimitive.Error>
    </MessagePrimitive.Root>
  );
}

function Composer() {
  return (
    <ComposerPrimitive.Root className="aui-composer">
      <ComposerPrimitive.Input
        className="aui-input"
        aria-label="Message"
        placeholder="Send a message..."
        rows={1}
      />
      <AuiIf condition={({ thread }) => !thread.isRunning}>
        <ComposerPrimitive.Send className="aui-send" aria-label="Send message">
          <Icon path="M12 19V5m-7 7 7-7 7 7" />
        </ComposerPrimitive.Send>
      </AuiIf>
      <AuiIf condition={({ thread }) => thread.isRunning}>
        <ComposerPrimitive.Cancel className="aui-send" aria-label="Stop">
          <Icon path="M6 6h12v12H6z" />
        </ComposerPrimitive.Cancel>
      </AuiIf>
    </ComposerPrimitive.Root>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
