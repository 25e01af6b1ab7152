/** What the assistant says, and the tool it calls. */
export interface Plan {
  reply: string;
  call?: { name: string; arguments: { [name: string]: string } };
}

const plans: readonly (Plan & { words: RegExp })[] = [
  {
    words: /table|dinner|restaurant/iu,
    reply: "I’ll ask the concierge for a table.",
    call: { name: "book_table", arguments: { restaurant: "Da Nonna" } },
  },
  {
    words: /calendar|appointment/iu,
    reply: "Let me look at your calendar.",
    call: { name: "read_calendar", arguments: {} },
  },
  {
    words: /account|shop/iu,
    reply: "The shop has a few questions for that.",
    call: { name: "open_account", arguments: {} },
  },
];

const noIdea = "I follow a script, so I only know three things. Try one of the suggestions.";

export const suggestions = [
  { title: "Book a table at Da Nonna", shows: "A form, then a second question" },
  { title: "What is next in my calendar?", shows: "A page to open, on another site" },
  { title: "Open a shop account for me", shows: "Three questions at once" },
] as const;

/** Stands in for a language model: no key, no network, the same answer each time. */
export function assistant(text: string): Plan {
  return plans.find(({ words }) => words.test(text)) ?? { reply: noIdea };
}
