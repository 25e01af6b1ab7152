import type { ElicitationSession } from "@askback/client-core";
import { createFetchTransport, createRemoteSession } from "@askback/client-core/remote";
import {
  ElicitationOutlet,
  ElicitationProvider,
  type Messages,
  Receipts,
} from "@askback/elicitation-react";

/** The session is on the server; made while a page is rendered there, it does nothing. */
const remote: ElicitationSession = createRemoteSession(createFetchTransport({ url: "/askback" }));

export function Chat({ messages }: { messages: Messages }) {
  return (
    <ElicitationProvider session={remote} messages={messages}>
      <section aria-label="Chat">
        <Receipts />
        <ElicitationOutlet presentation="inline" />
      </section>
    </ElicitationProvider>
  );
}
