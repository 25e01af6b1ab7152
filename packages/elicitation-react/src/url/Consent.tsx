import { type ReactNode, Suspense, useEffect, useState } from "react";
import { usePromptFrame } from "../prompt/frameContext.js";
import { PromptFrame } from "../prompt/PromptFrame.js";
import { ProvenanceHeader } from "../prompt/ProvenanceHeader.js";
import { useServerName } from "../prompt/serverName.js";
import { useLazyPart } from "../provider/lazyPart.js";
import { usePromptSettings } from "../provider/settings.js";
import { ConsentLoading } from "./ConsentLoading.js";
import { consentPart } from "./consentPart.js";
import { loadInspector } from "./inspector.js";
import { isolate } from "./isolate.js";
import { useShellWords } from "./shellWords.js";
import type { ConsentBodyProps, UrlConsentProps } from "./types.js";
import { useAnswer } from "./useAnswer.js";

interface ConsentProps extends UrlConsentProps {
  url: string;
  changed: boolean;
  onAgree: () => void;
}

const nobody = { id: "" };

/** Consent to one address: its frame and the one answer. What is inside is loaded when first shown. */
export function Consent(props: ConsentProps): ReactNode {
  const { url, provenance, onCancelWaiting, error } = props;
  const { url: settings } = usePromptSettings();
  const { messages, format } = useShellWords();
  const server = isolate(useServerName(provenance?.server ?? nobody));
  const answering = useAnswer(props.state, props.onRespond, error);
  const { state, answer, resend } = answering;
  const [closed, setClosed] = useState(false);
  const framed = usePromptFrame() !== null;

  const ownLoader = props.loadInspector ?? settings?.loadInspector;
  useEffect(() => {
    // At the same time as what shows the address, which asks for it anew and says when it failed.
    if (ownLoader === undefined) loadInspector().catch(() => {});
  }, [ownLoader]);

  const close = () => {
    setClosed(true);
    props.onClose?.();
  };
  const dismiss = () => {
    if (state.status === "pending" || state.status === "broken") answer("cancel");
    else if (state.status === "opened" && onCancelWaiting) onCancelWaiting();
    else close();
  };
  const inside = { ...props, answering, close };
  const body = (
    <Suspense fallback={<ConsentLoading {...inside} />}>
      <LoadedConsent {...inside} />
    </Suspense>
  );

  if (framed) return body;
  const settled = state.status === "answered" && !resend;
  if (closed || (settled && props.presentation === "dialog")) return null;
  return (
    <PromptFrame
      kind="url"
      presentation={props.presentation}
      title={messages.url.title({ server }, format)}
      progress={props.progress}
      header={provenance && <ProvenanceHeader provenance={provenance} titled />}
      headingLevel={props.headingLevel}
      focusKey={url}
      onDismiss={settled && props.presentation !== "dialog" ? undefined : dismiss}
    >
      {body}
    </PromptFrame>
  );
}

function LoadedConsent(props: ConsentBodyProps): ReactNode {
  const { value: Body, retry } = useLazyPart(consentPart);
  return Body ? <Body {...props} /> : <ConsentLoading {...props} onRetry={retry} />;
}
