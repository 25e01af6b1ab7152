import type { ReactNode } from "react";
import type { PromptFrameProps } from "./PromptFrame.js";
import { useFrame } from "./useFrame.js";

/** The frame in the chat: a named section that never takes focus when it appears. */
export function InlineFrame(props: Omit<PromptFrameProps, "presentation">): ReactNode {
  const { attributes, content } = useFrame<HTMLElement>("inline", props);
  return <section {...attributes}>{content}</section>;
}
