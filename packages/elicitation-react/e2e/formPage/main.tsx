// One form with a field of every kind. What it answers is kept on `window.answers`, and what breaks
// the page's policy on `window.broken`.
import { createRoot } from "react-dom/client";
import { ElicitationForm } from "../../src/index.js";
import "../../src/styles/index.css";

declare global {
  interface Window {
    answers: string[];
    broken: string[];
  }
}

window.answers = [];
window.broken = [];
document.addEventListener("securitypolicyviolation", (event) => {
  window.broken.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
});

const requestedSchema = {
  type: "object",
  properties: {
    name: { type: "string", title: "Full name", minLength: 3 },
    code: { type: "string", title: "Code", pattern: "^(a+)+$" },
    email: { type: "string", title: "E-mail", format: "email" },
    day: { type: "string", title: "Day", format: "date" },
    at: { type: "string", title: "Pick-up", format: "date-time" },
    bags: { type: "integer", title: "Bags", maximum: 3 },
    pet: { type: "boolean", title: "Pet" },
    seat: { title: "Seat", enum: ["Window", "Aisle"] },
    extras: { type: "array", title: "Extras", items: { enum: ["Lounge", "Wi-Fi"] } },
    others: { type: "array", title: "Others", items: { type: "string" } },
  },
  required: ["name", "code", "email", "day", "at", "bags", "pet", "seat", "extras", "others"],
};

const root = document.getElementById("prompt");
if (root === null) throw new Error("The page has no place for the prompt.");
const presentation = new URLSearchParams(location.search).has("dialog") ? "dialog" : "inline";

createRoot(root).render(
  <ElicitationForm
    presentation={presentation}
    timeZone="America/New_York"
    request={{ message: "A few details, please.", requestedSchema }}
    onRespond={(result) => void window.answers.push(JSON.stringify(result))}
  />,
);
