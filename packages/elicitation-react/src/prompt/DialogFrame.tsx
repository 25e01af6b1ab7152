import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { usePromptSettings } from "../provider/settings.js";
import { FrameHead } from "./FrameParts.js";
import { type FocusBefore, rememberFocus } from "./focusBack.js";
import { type DismissReason, describedBy, FrameContext } from "./frameContext.js";
import { useGuard } from "./guard.js";
import type { PromptFrameProps } from "./PromptFrame.js";
import { useHeadingFocus } from "./useHeadingFocus.js";
import { useScrollLock } from "./useScrollLock.js";
import { useTabInside } from "./useTabInside.js";
import { useTopLayer } from "./useTopLayer.js";

/** The modal frame: Radix traps focus and hides the page behind. */
export function DialogFrame(props: Omit<PromptFrameProps, "presentation">): ReactNode {
  const {
    actionsStart,
    title,
    progress,
    top,
    header,
    children,
    onDismiss,
    focusKey,
    fallbackFocus,
    kind,
  } = props;
  const { container } = usePromptSettings();
  const titleId = useId();
  const descriptionId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<FocusBefore>({ own: () => null, near: () => null });
  const reason = useRef<DismissReason>("close");
  const guarded = useGuard(focusKey);
  useScrollLock();
  useTopLayer(container);
  useTabInside(frame);
  useHeadingFocus(frame, heading, focusKey);
  const [messageId, describe] = useState<string>();
  const value = useMemo(
    () => ({ presentation: "dialog" as const, titleId, describe, actionsStart }),
    [titleId, actionsStart],
  );

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onDismiss?.(reason.current)}>
      <Dialog.Portal container={container}>
        <div data-askback="overlay" />
        <Dialog.Content
          ref={frame}
          data-askback="frame"
          data-presentation="dialog"
          data-kind={kind}
          aria-labelledby={titleId}
          aria-describedby={describedBy(
            header === undefined ? undefined : descriptionId,
            messageId,
          )}
          onOpenAutoFocus={(event) => {
            // The heading, not the first control: a key that is on its way must not answer.
            event.preventDefault();
            before.current = rememberFocus();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const { own, near } = before.current;
            (own() ?? fallbackFocus?.() ?? near())?.focus();
          }}
          onEscapeKeyDown={(event) => {
            reason.current = "escape";
            // Escape that ends an input method's composition belongs to the input method.
            if (event.isComposing || onDismiss === undefined) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            reason.current = "outside";
            if (guarded() || onDismiss === undefined) event.preventDefault();
          }}
        >
          <FrameContext.Provider value={value}>
            <FrameHead
              ref={heading}
              {...{ titleId, descriptionId, title, progress, top, header }}
              headingLevel={props.headingLevel}
              onClose={onDismiss && (() => onDismiss("close"))}
            />
            <div data-askback="frame-body">{children}</div>
          </FrameContext.Provider>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
