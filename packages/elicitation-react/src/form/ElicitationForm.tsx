import { type ReactNode, Suspense, useState } from "react";
import { usePromptFrame } from "../prompt/frameContext.js";
import { PromptFrame } from "../prompt/PromptFrame.js";
import { ProvenanceHeader } from "../prompt/ProvenanceHeader.js";
import { useServerName } from "../prompt/serverName.js";
import { useLazyPart } from "../provider/lazyPart.js";
import { FormBody } from "./FormBody.js";
import { FormLoading } from "./FormLoading.js";
import { formReader } from "./reader.js";
import { sameRequest } from "./sameRequest.js";
import type { ElicitationFormProps } from "./types.js";
import { useFormWords } from "./words.js";

/**
 * A form that a server asks to have filled in: shown honestly, answered with content that validates
 * and nothing else. Works without a provider. Frames itself unless a `PromptFrame` is around it.
 */
export function ElicitationForm(props: ElicitationFormProps): ReactNode {
  const { request } = props;
  const [shown, setShown] = useState({ request, version: 0 });
  // A host that writes the request inline makes a new object on every render: what was typed stays.
  if (shown.request !== request && !sameRequest(shown.request, request)) {
    setShown({ request, version: shown.version + 1 });
  }
  const framed = usePromptFrame() !== null;
  const shownProps = { ...props, request: shown.request };
  const body = (
    <Suspense fallback={<FormLoading {...shownProps} />}>
      <LoadedForm key={shown.version} {...shownProps} />
    </Suspense>
  );
  return framed ? body : <Framed {...props}>{body}</Framed>;
}

function LoadedForm(props: ElicitationFormProps): ReactNode {
  const { retry } = useLazyPart(formReader);
  return retry ? <FormLoading {...props} onRetry={retry} /> : <FormBody {...props} />;
}

function Framed(props: ElicitationFormProps & { children: ReactNode }): ReactNode {
  const { provenance, presentation, progress, onDismiss, onRespond, children } = props;
  const { messages, format } = useFormWords();
  const server = useServerName(provenance?.server ?? { id: "" });
  return (
    <PromptFrame
      kind="form"
      presentation={presentation ?? "inline"}
      title={messages.prompt.asks({ server }, format)}
      progress={progress}
      header={provenance && <ProvenanceHeader provenance={provenance} titled />}
      onDismiss={onDismiss ?? (() => onRespond({ action: "cancel" }))}
    >
      {children}
    </PromptFrame>
  );
}
