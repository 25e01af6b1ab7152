// Asks as often as wanted, and answers each prompt by its own controls, as a person would.
import { createElicitationSession } from "@askback/client-core";
import { createRoot } from "react-dom/client";
import { ElicitationOutlet, ElicitationProvider } from "../../src/index.js";
import "../../src/styles/index.css";

declare global {
  interface Window {
    /** Puts the outlet on the page, asks `count` times, and takes it away again. */
    askOften(presentation: "dialog" | "inline", count: number): Promise<string[]>;
  }
}

const session = createElicitationSession({
  policy: { promptsPerMinute: Number.POSITIVE_INFINITY },
});
const provenance = {
  server: { id: "shop", label: "Corner Shop", origin: "https://mcp.acme-tools.com" },
  source: { kind: "tool" as const, name: "order", arguments: { size: "m" } },
};
const requestedSchema = {
  type: "object" as const,
  properties: {
    name: { type: "string" as const, title: "Name", default: "Ada" },
    day: { type: "string" as const, title: "Day", format: "date" as const, default: "2024-03-01" },
    bags: { type: "integer" as const, title: "Bags", default: 2, maximum: 3 },
    pet: { type: "boolean" as const, title: "Pet", default: true },
    seat: { type: "string" as const, title: "Seat", enum: ["Window", "Aisle"], default: "Aisle" },
    extras: {
      type: "array" as const,
      title: "Extras",
      items: { type: "string" as const, enum: ["Lounge", "Wi-Fi"] },
      default: ["Lounge"],
    },
  },
};
const form = { mode: "form" as const, message: "A few details, please.", requestedSchema };
const address = { mode: "url" as const, message: "Sign in.", url: "https://login.example.com/a" };

/** What is asked, and the control that answers it. */
const turns = [
  { params: form, control: "Send" },
  { params: { ...address, elicitationId: "one" }, control: "Decline" },
  { params: form, control: "Decline" },
  { params: { ...address, elicitationId: "two" }, control: "Cancel" },
];

const place = document.getElementById("chat");
if (place === null) throw new Error("The page has no place for the chat.");

window.askOften = async (presentation, count) => {
  const root = createRoot(place);
  root.render(
    <ElicitationProvider session={session} guardMs={0} lingerMs={0}>
      <button type="button">Composer</button>
      <ElicitationOutlet presentation={presentation} />
    </ElicitationProvider>,
  );
  await until(() => session.getSnapshot().modes.form === true);
  const actions: string[] = [];
  for (let i = 0; i < count; i++) {
    const turn = turns[i % turns.length];
    if (turn === undefined) break;
    const answer = session.ask(turn.params, provenance);
    const control = await until(() => findControl(turn.control));
    control.click();
    actions.push((await answer).action);
    await until(() => findControl(turn.control) === undefined);
  }
  root.unmount();
  return actions;
};

function findControl(name: string): HTMLButtonElement | undefined {
  const buttons = [...document.querySelectorAll("button")];
  return buttons.find((button) => button.textContent === name && !button.disabled);
}

/** Looks after each task of the page, so that it takes no longer than the page itself. */
async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (;;) {
    const found = look();
    if (found) return found;
    await new Promise((next) => setTimeout(next));
  }
}
