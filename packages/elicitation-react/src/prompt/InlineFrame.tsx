import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { FrameHead } from "./FrameParts.js";
import { describedBy, FrameContext } from "./frameContext.js";
import type { PromptFrameProps } from "./PromptFrame.js";
import { useHeadingFocus } from "./useHeadingFocus.js";

/** The frame in the chat: a named section that never takes focus when it appears. */
export function InlineFrame(props: Omit<PromptFrameProps, "presentation">): ReactNode {
  const {
    actionsStart,
    title,
    progress,
    top,
    header,
    children,
    onDismiss,
    focusKey,
    kind,
    headingLevel,
  } = props;
  const titleId = useId();
  const descriptionId = useId();
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(frame, heading, focusKey);
  const [messageId, describe] = useState<string>();
  const value = useMemo(
    () => ({ presentation: "inline" as const, titleId, describe, actionsStart }),
    [titleId, actionsStart],
  );
  return (
    <section
      ref={frame}
      data-askback="frame"
      data-presentation="inline"
      data-kind={kind}
      aria-labelledby={titleId}
      aria-describedby={describedBy(header === undefined ? undefined : descriptionId, messageId)}
    >
      <FrameContext.Provider value={value}>
        <FrameHead
          ref={heading}
          {...{ titleId, descriptionId, title, progress, top, header, headingLevel }}
          onClose={onDismiss && (() => onDismiss("close"))}
        />
        <div data-askback="frame-body">{children}</div>
      </FrameContext.Provider>
    </section>
  );
}
