import { promptText, resourceText } from "./resultText.js";
import { toolScenario } from "./toolScenario.js";
import type { Scenario } from "./types.js";

const toastTarget = "write_toast";
const guestsTarget = "concierge://guest-list";

const writeToast: Scenario = {
  id: "write-toast",
  group: "protocol",
  title: "A prompt that asks",
  shows: "prompts/get may ask back as well",
  says: "Write a toast",
  words: ["toast", "prompt", "speech", "write"],
  reply: "I’ll fetch the prompt for a toast.",
  server: "concierge",
  era: "auto",
  target: toastTarget,
  call: (client, options) => client.getPrompt({ name: toastTarget }, options),
  read: promptText,
  code: `const prompt = await elicitation.getPrompt({ name: "write_toast" });`,
};

const guestList: Scenario = {
  id: "guest-list",
  group: "protocol",
  title: "A resource that asks",
  shows: "resources/read may ask back as well",
  says: "Read the guest list",
  words: ["guest", "guests", "list", "resource", "read"],
  reply: "I’ll read the guest list.",
  server: "concierge",
  era: "auto",
  target: guestsTarget,
  call: (client, options) => client.readResource({ uri: guestsTarget }, options),
  read: resourceText,
  code: `const resource = await elicitation.readResource({ uri: "concierge://guest-list" });`,
};

export const protocol: readonly Scenario[] = [
  writeToast,
  guestList,
  toolScenario({
    id: "busy-report",
    group: "protocol",
    title: "A busy server",
    shows: "State only: nothing is asked, the client waits and tries again",
    says: "Fetch the report",
    words: ["busy", "report", "load", "wait", "later"],
    reply: "The server may be busy; I’ll keep trying politely.",
    target: "busy_report",
  }),
  toolScenario({
    id: "legacy-question",
    group: "protocol",
    title: "A server of 2025",
    shows: "2025-11-25: the server asks while the call is open. The same interface",
    says: "Ask the old server to greet me",
    words: ["old", "legacy", "2025", "greet", "hello"],
    reply: "I’ll speak the protocol of 2025 with it.",
    era: "legacy",
    target: "legacy_question",
  }),
  toolScenario({
    id: "legacy-calendar",
    group: "protocol",
    title: "A calendar of 2025",
    shows: "2025-11-25: the error -32042 names a page; the call is made again once it is done",
    says: "Read my calendar the old way",
    words: ["old", "way", "calendar", "refuse"],
    reply: "The old server will refuse until the calendar is connected.",
    era: "legacy",
    target: "legacy_calendar",
    code: `// Error -32042 names the page. The call is made again once the server says that
// the page is done (notifications/elicitation/complete), or the user does.
const result = await elicitation.callTool({ name: "legacy_calendar" });`,
  }),
  toolScenario({
    id: "legacy-connect",
    group: "protocol",
    title: "A page of 2025",
    shows:
      "2025-11-25: the server asks for a page while the call is open, and says when it is done",
    says: "Connect my calendar the old way",
    words: ["old", "way", "connect", "calendar"],
    reply: "The old server will send you to a page and wait for you.",
    era: "legacy",
    target: "legacy_connect",
    code: `// accept goes out at the click; the call stays open while you are on the page.
const result = await elicitation.callTool(
  { name: "legacy_connect" },
  { timeout: 10 * 60_000, signal },
);`,
  }),
];
