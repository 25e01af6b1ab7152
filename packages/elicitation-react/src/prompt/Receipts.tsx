import type { ReactNode } from "react";
import { useElicitation } from "../provider/useElicitation.js";
import { Receipt } from "./Receipt.js";
import { usePromptWords } from "./words.js";

/** Props of `<Receipts>`. */
export interface ReceiptsProps {
  /** Of this operation only, to stand where it belongs in the chat. */
  operationId?: string | undefined;
  /** Of what this call led to: the `callId` that the call was made with. */
  callId?: string | undefined;
}

/** The receipts that the session holds, oldest first. Shows nothing when there is none. */
export function Receipts({ operationId, callId }: ReceiptsProps): ReactNode {
  const { snapshot } = useElicitation();
  const { messages } = usePromptWords();
  const receipts = snapshot.operations
    .filter(({ id }) => operationId === undefined || id === operationId)
    .filter(({ provenance }) => callId === undefined || provenance.callId === callId)
    .flatMap((operation) => operation.receipts);
  if (receipts.length === 0) return null;
  return (
    <ul data-askback="receipts" aria-label={messages.prompt.receipts}>
      {receipts.map((receipt) => (
        <li key={`${receipt.operationId}/${receipt.round}/${receipt.key}`}>
          <Receipt receipt={receipt} />
        </li>
      ))}
    </ul>
  );
}
