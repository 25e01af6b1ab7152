import { resultText } from "./resultText.js";
import type { Scenario } from "./types.js";

export const bookTable: Scenario = {
  id: "book-table",
  title: "Book a table",
  shows: "Every kind of field, then a second question that depends on the first",
  says: "Book a table at Da Nonna",
  words: ["book", "table", "restaurant", "dinner", "lunch", "reserve", "reservation", "eat"],
  reply: "I’ll ask the concierge for a table.",
  server: "concierge",
  era: "auto",
  target: "book_table",
  async call(client, options) {
    const call = { name: "book_table", arguments: { restaurant: "Da Nonna" } };
    return resultText(await client.callTool(call, options));
  },
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
};
