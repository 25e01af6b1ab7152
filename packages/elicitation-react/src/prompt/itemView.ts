import type { ReactNode } from "react";
import type { ElicitResult, Provenance } from "../core.js";

/** What the user has typed, by the form's own field names. */
export type ItemDrafts = {
  readonly [name: string]: string | boolean | readonly string[] | undefined;
};

/**
 * What the outlet hands to the part that answers one item (ElicitationForm, UrlConsent). The part
 * renders a ServerMessage, its fields and an ActionBar; the frame, heading and provenance around it
 * are the outlet's. Alone on a page (`usePromptFrame() === null`) it frames itself.
 */
export interface ItemViewProps<Params> {
  /** As the server sent them. */
  params: Params;
  provenance: Provenance;
  /** Called once, with accept (form: with content), decline or cancel. */
  onRespond: (response: ElicitResult) => void;
  /** What was typed before: the prompt was closed, or is revised. */
  drafts?: ItemDrafts | undefined;
  /** Told of every change, so that closing loses nothing. */
  onDraftsChange?: ((drafts: ItemDrafts) => void) | undefined;
  /** Replaces the primary control's text: "Next" in a round. */
  submitLabel?: string | undefined;
  /** The answer is on its way. */
  busy?: boolean | undefined;
  /** Goes first into the ActionBar: Back in a round. */
  actionsStart?: ReactNode;
}
