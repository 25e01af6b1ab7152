import { ProvenanceHeader } from "@askback/elicitation-react";
import { Chat } from "./chat";

// A server component may use the kit: its entry is marked "use client".
export default function Page() {
  return (
    <main>
      <ProvenanceHeader
        provenance={{
          server: { id: "printer", origin: "https://printer.example" },
          source: { kind: "unknown" },
        }}
      />
      <Chat />
    </main>
  );
}
