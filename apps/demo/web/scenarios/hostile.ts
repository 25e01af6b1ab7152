import type { ElicitationClient } from "@askback/client-core";
import { toolText } from "./resultText.js";
import { toolScenario } from "./toolScenario.js";
import type { RunOptions, Scenario } from "./types.js";

interface Trick {
  target: string;
  title: string;
  shows: string;
  words?: readonly string[];
}

const tricks: readonly Trick[] = [
  {
    target: "markup",
    title: "Markup and hidden signs",
    shows: "Tags, links and direction tricks in every text: shown as plain text",
    words: ["markup", "html", "bidi"],
  },
  {
    target: "secrets",
    title: "A form for your password",
    shows: "Secrets do not belong into a form: flagged, and not sent",
    words: ["secret", "secrets", "phishing"],
  },
  {
    target: "script_address",
    title: "A script as an address",
    shows: "javascript: cannot be opened at all",
    words: ["script", "javascript"],
  },
  {
    target: "lookalike_address",
    title: "A look-alike address",
    shows: "Cyrillic letters in a well-known name",
    words: ["lookalike", "cyrillic"],
  },
  {
    target: "user_info_address",
    title: "A name before the @",
    shows: "The part before @ is no site",
  },
  {
    target: "prototype_keys",
    title: "Keys like __proto__",
    shows: "Property names with a meaning in JavaScript stay names",
    words: ["prototype", "proto"],
  },
  {
    target: "many_options",
    title: "5,000 options",
    shows: "A list that long stays quick",
    words: ["options", "5000"],
  },
  {
    target: "malformed_schema",
    title: "A broken form",
    shows: "A schema that is none: said so, and it can be declined",
    words: ["malformed", "broken"],
  },
  {
    target: "nothing_asked",
    title: "Input required, but none",
    shows: "A result that asks nothing ends in an error instead of a loop",
  },
  {
    target: "endless_rounds",
    title: "Questions without end",
    shows: "After ten rounds it is enough",
    words: ["endless", "forever"],
  },
];

async function flood(client: ElicitationClient, options: RunOptions): Promise<unknown> {
  const calls = Array.from({ length: 15 }, () => client.callTool({ name: "flood" }, options));
  const settled = await Promise.allSettled(calls);
  const answered = settled.filter(({ status }) => status === "fulfilled").length;
  const text = `${answered} of ${calls.length} calls came to an answer.`;
  return { content: [{ type: "text", text }] };
}

function late(client: ElicitationClient, options: RunOptions): Promise<unknown> {
  // The user leaves before the server asks.
  const impatient = AbortSignal.any([options.signal, AbortSignal.timeout(300)]);
  return client.callTool({ name: "late_question" }, { ...options, signal: impatient });
}

const special: Omit<Scenario, "code" | "id" | "reply" | "group" | "server" | "era" | "read">[] = [
  {
    title: "A flood of questions",
    shows: "Fifteen at once: held back until you decide, or mute the server",
    says: "Let the trickster try: a flood of questions",
    words: ["flood", "many", "spam"],
    target: "flood",
    call: flood,
  },
  {
    title: "A question after you left",
    shows: "The call was given up: what the server asks then is not shown",
    says: "Let the trickster try: a question after I left",
    words: ["late", "abort", "left"],
    target: "late_question",
    call: late,
  },
];

const common = {
  group: "hostile",
  server: "trickster",
  reply: "This one means harm. Let’s see what it tries.",
} as const;

export const hostile: readonly Scenario[] = [
  ...tricks.map(({ words = [], ...trick }) =>
    toolScenario({
      ...common,
      ...trick,
      id: trick.target,
      says: `Let the trickster try: ${trick.title.toLowerCase()}`,
      words,
    }),
  ),
  ...special.map((scenario) => ({
    ...common,
    ...scenario,
    id: scenario.target,
    era: "auto" as const,
    read: toolText,
    code: `const result = await elicitation.callTool({ name: "${scenario.target}" }, { signal });`,
  })),
];
