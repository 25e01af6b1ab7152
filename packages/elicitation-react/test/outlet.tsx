import { createElicitationSession } from "@askback/client-core";
import { act, render } from "@testing-library/react";
import { StrictMode } from "react";
import { ElicitationOutlet, ElicitationProvider, Receipts } from "../src/index.js";

export const provenance = {
  server: { id: "s", label: "Acme", origin: "https://mcp.example.com", claimedName: "Your Bank" },
  source: { kind: "tool", name: "book", arguments: { to: "LIS" } },
} as const;
export const params = {
  mode: "form",
  message: "Which city?",
  requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
} as const;

/** An outlet, receipts and a button of the page, with a session that asks for a city. */
export function setUp(presentation: "dialog" | "inline" = "inline") {
  const session = createElicitationSession();
  const view = render(
    <StrictMode>
      <ElicitationProvider session={session} guardMs={0}>
        <button type="button">Elsewhere</button>
        <ElicitationOutlet presentation={presentation} />
        <Receipts />
      </ElicitationProvider>
    </StrictMode>,
  );
  const ask = () => {
    const answer = session.ask(params, provenance);
    return act(async () => ({ answer }));
  };
  return { session, view, ask };
}
