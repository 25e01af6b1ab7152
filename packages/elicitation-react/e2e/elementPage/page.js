// As a page without React and without a build step uses it: plain modules from the packages' dist.
import { createElicitationSession } from "/client-core/index.js";
import { defineAskbackElements } from "/elicitation-react/element/index.js";

window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => {
  window.violations.push(event.violatedDirective);
});

const session = createElicitationSession();
// Set on the bare tags, as a script does that runs before the definition.
for (const element of document.querySelectorAll("askback-outlet, askback-receipts")) {
  element.session = session;
}
defineAskbackElements();
defineAskbackElements();
window.modesAtOnce = session.getSnapshot().modes;

const provenance = {
  server: { id: "tables", label: "Table booking", origin: "https://tables.test" },
  source: { kind: "tool", name: "book_table", arguments: { city: "Oslo" } },
};
const form = {
  mode: "form",
  message: "How many are you?",
  requestedSchema: {
    type: "object",
    properties: {
      guests: { type: "integer", title: "Guests", minimum: 1, maximum: 12 },
      terrace: { type: "boolean", title: "On the terrace?" },
    },
    required: ["guests"],
  },
};
const link = {
  mode: "url",
  message: "Sign in so that the table can be booked.",
  url: new URL("/target.html", location.href).href,
  elicitationId: "1",
};

async function show(answer) {
  document.querySelector("#answer").textContent = JSON.stringify(await answer);
}

document
  .querySelector("#form")
  .addEventListener("click", () => show(session.ask(form, provenance)));
document.querySelector("#url").addEventListener("click", () => show(session.ask(link, provenance)));
document.querySelector("#place").addEventListener("click", () => {
  const outlet = document.createElement("askback-outlet");
  outlet.setAttribute("presentation", "inline");
  outlet.setAttribute("call-id", "call-7");
  outlet.session = session;
  document.querySelector("#thread").append(outlet);
  show(session.ask(form, { ...provenance, callId: "call-7" }));
});
document.querySelector("askback-outlet").url = { context: { development: true } };
window.moveOutlet = () => {
  const outlet = document.querySelector("main > askback-outlet");
  document.body.append(outlet);
};
