import { toolScenario } from "./toolScenario.js";
import type { Scenario } from "./types.js";

export const elsewhere: readonly Scenario[] = [
  toolScenario({
    id: "read-calendar",
    group: "elsewhere",
    title: "Read my calendar",
    shows: "A page on another site, shown before it opens; the password stays there",
    says: "What is next in my calendar?",
    words: ["calendar", "connect", "appointment", "next", "url", "password", "sign"],
    reply: "The concierge needs your calendar for that.",
    target: "read_calendar",
    code: `// The outlet shows who asks, the whole address, its domain and what is odd about it,
// opens it without a way back, and waits for the user to return.
<ElicitationOutlet presentation="dialog" />

// Or on its own:
<UrlConsent request={params} server={server} onRespond={respond} />`,
  }),
  toolScenario({
    id: "forget-calendar",
    group: "elsewhere",
    title: "Forget my calendar",
    shows: "A question without a field: agreeing is the whole answer",
    says: "Disconnect my calendar",
    words: ["disconnect", "forget", "calendar"],
    reply: "The concierge will ask before it forgets the calendar.",
    target: "forget_calendar",
  }),
];
