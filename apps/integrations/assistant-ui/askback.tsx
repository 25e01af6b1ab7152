// #region askback

// #endregion
// #region askback-reload
import type { Receipt as ReceiptData } from "@askback/client-core";
import { createElicitationClient, createElicitationSession } from "@askback/client-core";
import { createPersistence, createWebStorage } from "@askback/client-core/storage";
import { ElicitationOutlet, Receipt, Receipts } from "@askback/elicitation-react";
import type { ToolCallMessagePartProps } from "@assistant-ui/react";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
// #endregion
import { sampleServer } from "../shared/sampleServer.js";

const { url, token, user } = sampleServer;
// #region askback
export const session = createElicitationSession({
  // #region askback-reload
  persistence: createPersistence({ storage: createWebStorage(), userKey: user }),
  // #endregion
});
const client = new Client(
  { name: "assistant-ui-chat", version: "1.0.0" },
  { versionNegotiation: { mode: "auto" } },
);
const elicitation = createElicitationClient(client, {
  session,
  server: { id: "concierge", label: "Corner Concierge", origin: url.origin },
});
let connected: Promise<void> | undefined;
export async function mcp() {
  connected ??= client.connect(new StreamableHTTPClientTransport(url, { authProvider: { token } }));
  connected.catch(() => {
    connected = undefined;
  });
  await connected;
  return elicitation;
}
// #endregion

// #region askback-reload
/** What was answered because of a call, to be kept with the message: a session ends with its page. */
export function receiptsOf(toolCallId: string): readonly ReceiptData[] {
  const { operations } = session.getSnapshot();
  const own = operations.filter(({ provenance }) => provenance.callId === toolCallId);
  return own.flatMap((operation) => operation.receipts);
}

const isReceipts = (artifact: unknown): artifact is readonly ReceiptData[] =>
  Array.isArray(artifact);
// #endregion

/** The tool UI of every MCP tool: the questions of its server, and what was answered. */
export function ToolCall({ toolCallId, toolName, status, artifact }: ToolCallMessagePartProps) {
  return (
    <div className="aui-tool">
      <p data-status={status.type}>{toolName}</p>
      {/* #region askback */}
      <ElicitationOutlet presentation="inline" callId={toolCallId} />
      {artifact === undefined && <Receipts callId={toolCallId} />}
      {/* #endregion */}
      {/* #region askback-reload */}
      {isReceipts(artifact) &&
        artifact.map((receipt) => (
          <Receipt key={`${receipt.round} ${receipt.key}`} receipt={receipt} />
        ))}
      {/* #endregion */}
    </div>
  );
}
