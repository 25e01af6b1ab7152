import { createContext, type ReactNode, useContext } from "react";

/** A modal dialog over the page, or a section where it stands. */
export type Presentation = "dialog" | "inline";

/** Why a prompt was put away. All of them mean cancel, never decline. */
export type DismissReason = "escape" | "close" | "outside";

export interface FrameValue {
  presentation: Presentation;
  titleId: string;
  /** Makes the server's message, when it is shown, part of what describes the frame. */
  describe: (messageId: string | undefined) => void;
  /** What the ActionBar inside begins with. */
  actionsStart?: ReactNode;
}

export const FrameContext = createContext<FrameValue | null>(null);

/** The PromptFrame around a part, or null: a part alone on a page frames itself. */
export function usePromptFrame(): FrameValue | null {
  return useContext(FrameContext);
}

/** Ids of what is there, or nothing at all. */
export function describedBy(...ids: (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined).join(" ") || undefined;
}
