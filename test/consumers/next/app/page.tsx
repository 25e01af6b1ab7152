import { ProvenanceHeader } from "@askback/elicitation-react";
import { ar } from "@askback/elicitation-react/messages/ar";
import { Chat } from "./chat";

// A server component may use the kit: its entries are marked "use client". A language has functions,
// which a server component could not hand on without that.
export default function Page() {
  return (
    <main>
      <ProvenanceHeader
        provenance={{
          server: { id: "printer", origin: "https://printer.example" },
          source: { kind: "unknown" },
        }}
      />
      <Chat messages={ar} />
    </main>
  );
}
