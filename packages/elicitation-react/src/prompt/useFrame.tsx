import { type ReactNode, type RefObject, useId, useMemo, useRef, useState } from "react";
import { FrameHead } from "./FrameParts.js";
import { describedBy, FrameContext, type Presentation } from "./frameContext.js";
import type { PromptFrameProps } from "./PromptFrame.js";
import { useHeadingFocus } from "./useHeadingFocus.js";

interface Frame<E extends HTMLElement> {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Of the frame's own element. */
  attributes: { ref: RefObject<E | null>; [name: `data-${string}` | `aria-${string}`]: unknown };
  /** The head and the body. */
  content: ReactNode;
}

/** What a frame has in a dialog and in the chat alike: its names, its head and its body. */
export function useFrame<E extends HTMLElement>(
  presentation: Presentation,
  props: Omit<PromptFrameProps, "presentation">,
): Frame<E> {
  const { title, progress, top, header, headingLevel, actionsStart, onDismiss } = props;
  const titleId = useId();
  const descriptionId = useId();
  const ref = useRef<E>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(ref, heading, props.focusKey);
  const [messageId, describe] = useState<string>();
  const value = useMemo(
    () => ({ presentation, titleId, describe, actionsStart }),
    [presentation, titleId, actionsStart],
  );
  return {
    heading,
    attributes: {
      ref,
      "data-askback": "frame",
      "data-presentation": presentation,
      "data-kind": props.kind,
      "aria-labelledby": titleId,
      "aria-describedby": describedBy(header === undefined ? undefined : descriptionId, messageId),
    },
    content: (
      <FrameContext.Provider value={value}>
        <FrameHead
          ref={heading}
          {...{ titleId, descriptionId, title, progress, top, header, headingLevel }}
          onClose={onDismiss && (() => onDismiss("close"))}
        />
        <div data-askback="frame-body">{props.children}</div>
      </FrameContext.Provider>
    ),
  };
}
