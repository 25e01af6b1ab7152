import type { ReactNode } from "react";
import { DialogFrame } from "./DialogFrame.js";
import type { DismissReason, Presentation } from "./frameContext.js";
import { InlineFrame } from "./InlineFrame.js";

/** Props of `<PromptFrame>`. */
export interface PromptFrameProps {
  /** @default "inline" */
  presentation?: Presentation;
  /** The heading, and the frame's accessible name: begins with who asks. */
  title: ReactNode;
  /** "Question 2 of 3": part of the heading, so that it is read with it. */
  progress?: string | undefined;
  /** Above the heading: which request this is, when several wait. */
  top?: ReactNode;
  /** Under the heading, and the frame's accessible description: usually a `ProvenanceHeader`. */
  header?: ReactNode;
  /** Server text, fields, and an `ActionBar` last. Scrolls; the ActionBar stays in view. */
  children: ReactNode;
  /**
   * Escape, the close control, or a click outside (dialog); the close control (inline). It means
   * cancel. Without it the frame cannot be put away.
   */
  onDismiss?: ((reason: DismissReason) => void) | undefined;
  /**
   * What the frame is about just now, e.g. operation, round and key. When it changes, the heading is
   * focused again (inline: only if focus was inside), never the accept control.
   */
  focusKey?: string;
  /** Where focus goes after the dialog if the element that had it is gone. */
  fallbackFocus?: (() => HTMLElement | null) | undefined;
  /** Goes first into the ActionBar inside: Back, in a round. */
  actionsStart?: ReactNode;
  /** For styling: what the frame shows, e.g. "form", "url", "wait". */
  kind?: string;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** The frame around everything that asks: a dialog (a sheet on small screens) or a section in the chat. */
export function PromptFrame({ presentation = "inline", ...props }: PromptFrameProps): ReactNode {
  return presentation === "dialog" ? <DialogFrame {...props} /> : <InlineFrame {...props} />;
}
