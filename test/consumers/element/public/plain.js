// A page without a build step: modules from the `dist` folders, as they were installed.
import { createElicitationSession } from "/client-core/index.js";
import { defineAskbackElements } from "/elicitation-react/element/index.js";

const session = createElicitationSession();
defineAskbackElements();
for (const element of document.querySelectorAll("askback-outlet, askback-receipts")) {
  element.session = session;
}
document.querySelector("button").addEventListener("click", async () => {
  const answer = await session.ask(
    {
      message: "What is it called?",
      requestedSchema: { type: "object", properties: { name: { type: "string", title: "Name" } } },
    },
    { server: { id: "printer", origin: "https://printer.example" }, source: { kind: "unknown" } },
  );
  document.querySelector("output").textContent = JSON.stringify(answer);
});
