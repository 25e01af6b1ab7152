import { scenarios } from "../../web/scenarios/index.js";
import type { Answers } from "./robot.js";

/** What the robot answers to every question of the sample server, by its key. */
export const answers: Answers = {
  details: { name: "Ada", guests: 2, seating: "inside" },
  time: { time: "19:30" },
  look: { size: "M", color: "clay", care: ["mend"] },
  confirm: { confirm: true },
  kind: { kind: "sea" },
  place: { place: "Aarhus" },
  days: { days: 3 },
  profile: { name: "Grace" },
  delivery: { city: "Oslo" },
  news: { often: "weekly" },
  depth: { depth: "quick" },
  agree: {},
  toast: { name: "Sam", tone: "funny" },
  day: { day: "2026-12-24" },
  request: { name: "Grace" },
};

const results: { [scenario: string]: string } = {
  "book-table": "The table is under “Ada”.",
  "choose-look": "One jacket: size M, clay; care: mend.",
  "delete-project": "“Autumn Launch” is deleted",
  "plan-trip": "3 days in Aarhus",
  "open-account": "Welcome, Grace.",
  "search-archive": "Searched 3 shelves",
  "read-calendar": "Connected as alice@harbour.example.",
  "forget-calendar": "The calendar is forgotten.",
  "write-toast": "Write a funny toast for Sam.",
  "guest-list": "Guests on 2026-12-24",
  "busy-report": "The report is here, after 3 more tries.",
  "legacy-question": "Hello Grace, in the words of 2025.",
  "legacy-calendar": "Connected as alice@harbour.example, the old way.",
  "legacy-connect": "Connected as alice@harbour.example, the old way.",
};

/** Every scenario of the page with the sample server, and what comes of it with these answers. */
export const asked = scenarios
  .filter(({ server }) => server === "concierge")
  .map((scenario) => ({ scenario, id: scenario.id, result: results[scenario.id] }));
