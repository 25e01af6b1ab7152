// A page without React and without an MCP SDK, in TypeScript.
import { createElicitationSession, type ElicitRequestParams } from "@askback/client-core";
import { defineAskbackElements } from "@askback/elicitation-react/element";

const session = createElicitationSession();
defineAskbackElements();
const outlet = document.querySelector("askback-outlet");
const receipts = document.querySelector("askback-receipts");
if (outlet) outlet.session = session;
if (receipts) receipts.session = session;

const form: ElicitRequestParams = {
  message: "What is it called?",
  requestedSchema: {
    type: "object",
    properties: { name: { type: "string", title: "Name", pattern: "^[A-Z]" } },
    required: ["name"],
  },
};
const link: ElicitRequestParams = {
  mode: "url",
  message: "Sign in to print.",
  url: "https://login.printer.example/start",
};

function askOnPress(id: string, params: ElicitRequestParams): void {
  document.getElementById(id)?.addEventListener("click", async () => {
    const answer = await session.ask(params, {
      server: { id: "printer", origin: "https://printer.example" },
      source: { kind: "unknown" },
    });
    const output = document.querySelector("output");
    if (output) output.textContent = JSON.stringify(answer);
  });
}
askOnPress("form", form);
askOnPress("link", link);
