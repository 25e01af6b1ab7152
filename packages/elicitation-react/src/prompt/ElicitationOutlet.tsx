import { type ReactNode, useEffect, useState } from "react";
import { usePromptSettings } from "../provider/settings.js";
import { useElicitation } from "../provider/useElicitation.js";
import { ofCall, placesOf, useClaims } from "./claims.js";
import { DialogOutlet } from "./DialogOutlet.js";
import { defaultComponents } from "./defaultComponents.js";
import type { Presentation } from "./frameContext.js";
import { InlineOutlet } from "./InlineOutlet.js";
import type { ItemComponents } from "./itemComponents.js";
import { MutedServers } from "./MutedServers.js";
import { useBeforePaint } from "./useBeforePaint.js";
import { type DraftKeeper, useDraftKeeper } from "./useDraftKeeper.js";
import { useOutletState } from "./useOutletState.js";
import { usePageModal } from "./usePageModal.js";

/** Props of `<ElicitationOutlet>`. */
export interface ElicitationOutletProps {
  /**
   * A dialog over the page, or sections where the outlet stands. While the page has a modal `<dialog>` of
   * its own open, sections as well: beside it the browser lets nothing else be used. @default "dialog"
   */
  presentation?: Presentation | undefined;
  /**
   * Shows this operation only, where it belongs in the chat; the outlet without an id then leaves it
   * out. Only an outlet without an id declares to servers that questions can be answered.
   */
  operationId?: string | undefined;
  /** The same for all that one call leads to: the `callId` that the call was made with. */
  callId?: string | undefined;
  /** Your own parts for one mode or both. */
  components?: Partial<ItemComponents> | undefined;
  /** Where focus goes after a dialog if what had it is gone: the composer of the chat. */
  fallbackFocus?: (() => HTMLElement | null) | undefined;
}

/** Shows whatever waits for the user. */
export function ElicitationOutlet(props: ElicitationOutletProps): ReactNode {
  const { operationId, callId, fallbackFocus } = props;
  const { snapshot, session } = useElicitation();
  const keeper = useDraftKeeper(session);
  const { container } = usePromptSettings();
  const isDialog = props.presentation !== "inline";
  const isBlocked = usePageModal(container, isDialog);
  const presentation = usePresentation(isDialog && !isBlocked ? "dialog" : "inline", keeper);
  const state = useOutletState();
  const place = operationId ?? (callId === undefined ? undefined : ofCall(callId));
  const claimed = useClaims(session, place);
  const isWhole = place === undefined;

  useEffect(
    () => (isWhole ? session.attach({ form: true, url: true }) : undefined),
    [session, isWhole],
  );

  const operations = snapshot.operations.filter((operation) => {
    const places = placesOf(operation);
    return isWhole ? !places.some((one) => claimed.has(one)) : places.includes(place);
  });
  const components = { ...defaultComponents, ...props.components };
  const shared = { operations, session, keeper, state, components, fallbackFocus };
  return (
    <div data-askback="outlet" data-presentation={presentation}>
      {presentation === "dialog" ? <DialogOutlet {...shared} /> : <InlineOutlet {...shared} />}
      {isWhole && <MutedServers />}
    </div>
  );
}

/** Another presentation is another form: what was typed into this one is kept before it takes its place. */
function usePresentation(wanted: Presentation, keeper: DraftKeeper): Presentation {
  const [shown, setShown] = useState(wanted);
  useBeforePaint(() => {
    keeper.flush();
    setShown(wanted);
  }, [wanted, keeper]);
  return shown;
}
