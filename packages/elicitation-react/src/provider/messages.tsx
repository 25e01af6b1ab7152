import { type ReactNode, useMemo } from "react";
import type { MessageOverrides, Messages } from "../messages/index.js";
import { createSource, WordsContext } from "./words.js";

export interface ElicitationMessagesProviderProps {
  /** A whole language; English when absent. */
  messages?: Messages;
  /** Single sentences to replace. */
  overrides?: MessageOverrides;
  children: ReactNode;
}

/** Gives every part below it its language. Without it the kit speaks English. */
export function ElicitationMessagesProvider(props: ElicitationMessagesProviderProps): ReactNode {
  const { messages, overrides, children } = props;
  const source = useMemo(() => createSource(messages, overrides), [messages, overrides]);
  return <WordsContext.Provider value={source}>{children}</WordsContext.Provider>;
}
