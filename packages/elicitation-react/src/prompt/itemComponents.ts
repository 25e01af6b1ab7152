import type { ComponentType } from "react";
import type {
  Drafts,
  ElicitRequestFormParams,
  ElicitRequestURLParams,
  ElicitResult,
  Item,
  Provenance,
} from "../core.js";
import type { ContinueUrl } from "../url/types.js";

interface ItemProps<Request> {
  /** The request's params, unread. */
  request: Request;
  /** Who asks and why. */
  provenance: Provenance;
  /** As the session holds it: state, repeats, expiry. */
  item: Item;
  /** The one answer. */
  onRespond: (response: ElicitResult) => void;
  /** The answer is on its way. */
  busy: boolean;
}

/** What a host's own form part gets from the outlet. */
export interface FormItemProps extends ItemProps<ElicitRequestFormParams> {
  /** What was typed before the prompt was closed, or is changed now. Read once. */
  drafts: Drafts | undefined;
  /** Told of every change, so that closing loses nothing. */
  onDraftsChange: (drafts: Drafts) => void;
  /** "Next" in a round; the form's own word otherwise. */
  submitLabel: string | undefined;
}

/** What a host's own link part gets from the outlet. */
export interface UrlItemProps extends ItemProps<ElicitRequestURLParams> {
  /** `item.state`: consent, waiting, or how it ended. */
  state: Item["state"];
  /** When the retry goes out, by the session's policy. */
  continueUrl: ContinueUrl;
  /** The user is back from the page. */
  onContinue: () => void;
  /** The user gives up waiting. */
  onCancelWaiting: () => void;
}

/**
 * The parts that answer an item, inside the outlet's frame: they render the server's message, their
 * own content and an `ActionBar`. A host may bring its own for either mode.
 */
export interface ItemComponents {
  /** Answers an item of mode "form". */
  Form: ComponentType<FormItemProps>;
  /** Answers an item of mode "url". */
  Url: ComponentType<UrlItemProps>;
}
