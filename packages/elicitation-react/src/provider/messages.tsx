import { createContext, type ReactNode, useContext, useMemo } from "react";
import { en } from "../messages/en/index.js";
import {
  createFormat,
  type Format,
  type MessageOverrides,
  type Messages,
} from "../messages/index.js";

export interface MessagesValue {
  messages: Messages;
  format: Format;
}

const defaults: MessagesValue = { messages: en, format: createFormat(en.locale) };
const MessagesContext = createContext<MessagesValue>(defaults);

export interface ElicitationMessagesProviderProps {
  /** A whole language; English when absent. */
  messages?: Messages;
  /** Single sentences to replace. */
  overrides?: MessageOverrides;
  children: ReactNode;
}

/** Gives every part below it its language. Without it the kit speaks English. */
export function ElicitationMessagesProvider(props: ElicitationMessagesProviderProps): ReactNode {
  const { messages = en, overrides, children } = props;
  const value = useMemo<MessagesValue>(() => {
    const locale = overrides?.locale ?? messages.locale;
    return {
      messages: {
        locale,
        prompt: { ...messages.prompt, ...overrides?.prompt },
        form: { ...messages.form, ...overrides?.form },
        url: { ...messages.url, ...overrides?.url },
      },
      format: createFormat(locale),
    };
  }, [messages, overrides]);
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
}

/** The sentences of the language above, and how it writes numbers and dates. */
export function useMessages(): MessagesValue {
  return useContext(MessagesContext);
}
