import type { ReactNode } from "react";
import { displayText, type Receipt as ReceiptData } from "../core.js";
import type { PromptMessages } from "../messages/index.js";
import { Answers } from "./Answers.js";
import { ProvenanceHeader } from "./ProvenanceHeader.js";
import { ServerMessage } from "./ServerMessage.js";
import { useServerName } from "./serverName.js";
import { usePromptWords } from "./words.js";

/** Props of `<Receipt>`. */
export interface ReceiptProps {
  /** From an operation's `receipts`. */
  receipt: ReceiptData;
  /** @default false */
  defaultOpen?: boolean;
}

/** What was asked, by whom, and the answer: one line, and all of it when opened. */
export function Receipt({ receipt, defaultOpen = false }: ReceiptProps): ReactNode {
  const { messages, format } = usePromptWords();
  const server = useServerName(receipt.provenance.server);
  const { params } = receipt.request;
  return (
    <details
      data-askback="receipt"
      data-action={receipt.action}
      data-mode={params.mode ?? "form"}
      open={defaultOpen || undefined}
    >
      <summary>
        <Mark action={receipt.action} />
        <span data-askback="receipt-title">
          {messages.prompt[sentenceOf(receipt)]({ server }, format)}
        </span>
        <time data-askback="receipt-time" dateTime={new Date(receipt.at).toISOString()}>
          {format.time(receipt.at)}
        </time>
      </summary>
      <div data-askback="receipt-body">
        <ProvenanceHeader provenance={receipt.provenance} titled />
        <ServerMessage message={params.message} server={server} />
        {params.mode === "url" ? (
          // Text only: what is done is not offered to be opened once more.
          <p data-askback="receipt-url" dir="ltr">
            {displayText(params.url, 4_000)}
          </p>
        ) : (
          <Answers request={receipt.request} answers={receipt.answers ?? []} />
        )}
      </div>
    </details>
  );
}

type ReceiptSentence = Extract<keyof PromptMessages, `receipt${Capitalize<string>}`>;

const byReason: { [reason: string]: ReceiptSentence } = {
  expired: "receiptExpired",
  muted: "receiptMuted",
  stopped: "receiptStopped",
  withdrawn: "receiptWithdrawn",
  failed: "receiptFailed",
  "interface-failed": "receiptUnseen",
  "auto-accepted": "receiptAutomatic",
};

function sentenceOf({ reason, action, request }: ReceiptData): ReceiptSentence {
  const special = reason && byReason[reason];
  if (special) return special;
  if (action === "decline") return "receiptDeclined";
  if (action === "cancel") return "receiptCancelled";
  return request.params.mode === "url" ? "receiptOpened" : "receiptAnswered";
}

const marks = {
  accept: "m3.5 8.5 3 3 6-7",
  decline: "m4 4 8 8m0-8-8 8",
  cancel: "M4 8h8",
};

function Mark({ action }: { action: ReceiptData["action"] }): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      data-askback="receipt-mark"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={marks[action]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
