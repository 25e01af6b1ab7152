import { toolScenario } from "./toolScenario.js";
import type { Scenario } from "./types.js";

export const everyday: readonly Scenario[] = [
  toolScenario({
    id: "book-table",
    group: "everyday",
    title: "Book a table",
    shows: "Every kind of field, then a second question that depends on the first",
    says: "Book a table at Da Nonna",
    words: ["book", "table", "restaurant", "dinner", "lunch", "reserve", "reservation", "eat"],
    reply: "I’ll ask the concierge for a table.",
    target: "book_table",
    arguments: { restaurant: "Da Nonna" },
    code: `const session = createElicitationSession();
const client = new Client(info, { versionNegotiation: { mode: "auto" } });
const elicitation = createElicitationClient(client, {
  session,
  server: { id: "concierge", label: "Corner Concierge" },
});
await client.connect(new StreamableHTTPClientTransport(url));

// Rounds, answers and retries happen inside the call.
const result = await elicitation.callTool({
  name: "book_table",
  arguments: { restaurant: "Da Nonna" },
});

<ElicitationProvider session={session}>
  <Chat />
  <ElicitationOutlet presentation="inline" />
</ElicitationProvider>`,
  }),
  toolScenario({
    id: "choose-look",
    group: "everyday",
    title: "Choose a jacket",
    shows: "Every shape of a choice: one or several, plain, titled and legacy",
    says: "Put a jacket together for me",
    words: ["jacket", "choose", "colour", "color", "size", "clothes", "coat", "pick"],
    reply: "Let’s see what the workshop needs to know.",
    target: "choose_look",
  }),
  toolScenario({
    id: "delete-project",
    group: "everyday",
    title: "Delete a project",
    shows: "A confirmation: accepting without the tick is a no, too",
    says: "Delete the project Autumn Launch",
    words: ["delete", "remove", "project", "erase", "confirm"],
    reply: "That can’t be undone, so the server will want to hear it from you.",
    target: "delete_project",
    arguments: { project: "Autumn Launch" },
    code: `const result = await elicitation.callTool({
  name: "delete_project",
  arguments: { project: "Autumn Launch" },
});
// accept, decline and cancel reach the server as answers;
// none of them is an exception here.`,
  }),
  toolScenario({
    id: "plan-trip",
    group: "everyday",
    title: "Plan a trip",
    shows: "Three rounds, each with its own state; the answers so far stay in view",
    says: "Plan a trip for me",
    words: ["trip", "travel", "holiday", "vacation", "plan", "sea", "mountains"],
    reply: "Three questions, then it’s planned.",
    target: "plan_trip",
    code: `// Each question stands at the call that led to it, with the answers before it.
const result = await elicitation.callTool(
  { name: "plan_trip" },
  { callId: turn.id },
);

<Receipts callId={turn.id} />
<ElicitationOutlet presentation="inline" callId={turn.id} />`,
  }),
  toolScenario({
    id: "open-account",
    group: "everyday",
    title: "Open an account",
    shows: "Three questions in one round, reviewed and sent together",
    says: "Open a shop account",
    words: ["account", "open", "register", "shop", "newsletter", "several"],
    reply: "The shop asks three things at once. Answer them in any order.",
    target: "open_account",
  }),
  toolScenario({
    id: "search-archive",
    group: "everyday",
    title: "Search the archive",
    shows: "Progress that streams in while the tool takes its time",
    says: "Search the archive for the letter of 1911",
    words: ["search", "archive", "slow", "progress", "letter", "find"],
    reply: "That can take a moment.",
    target: "search_archive",
    code: `await elicitation.callTool(
  { name: "search_archive" },
  // The callback keeps working on the retry.
  { signal, onprogress: ({ progress, total }) => show(progress, total) },
);`,
  }),
];
