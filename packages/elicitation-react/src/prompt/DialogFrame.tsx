import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { usePromptSettings } from "../provider/settings.js";
import { type FocusBefore, rememberFocus } from "./focusBack.js";
import type { DismissReason } from "./frameContext.js";
import { useGuard } from "./guard.js";
import type { PromptFrameProps } from "./PromptFrame.js";
import { useFrame } from "./useFrame.js";
import { useScrollLock } from "./useScrollLock.js";
import { useTabInside } from "./useTabInside.js";
import { useTopLayer } from "./useTopLayer.js";

/** The modal frame: Radix traps focus and hides the page behind. */
export function DialogFrame(props: Omit<PromptFrameProps, "presentation">): ReactNode {
  const { onDismiss, focusKey, fallbackFocus } = props;
  const { container } = usePromptSettings();
  const before = useRef<FocusBefore>({ own: () => null, near: () => null });
  const reason = useRef<DismissReason>("close");
  const guarded = useGuard(focusKey);
  useScrollLock();
  useTopLayer(container);
  const { heading, attributes, content } = useFrame<HTMLDivElement>("dialog", props);
  useTabInside(attributes.ref);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onDismiss?.(reason.current)}>
      <Dialog.Portal container={container}>
        <div data-askback="overlay" />
        <Dialog.Content
          {...attributes}
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
          {content}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
