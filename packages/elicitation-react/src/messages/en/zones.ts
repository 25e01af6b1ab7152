import type { ZoneSentences } from "../formTypes.js";

export const zones: ZoneSentences = {
  "hint.zone": ({ zone, offset }) => `Time zone: ${zone} (UTC${offset})`,
  "hint.zoneOnly": ({ zone }) => `Time zone: ${zone}`,
  "hint.clocksForward":
    "That time does not happen on that day: the clocks go forward over it. Choose another time.",
  "hint.clocksBack": "The clocks go back then, so that time happens twice. Which one?",
  "hint.earlier": ({ offset }) => `The first (UTC${offset})`,
  "hint.later": ({ offset }) => `The second (UTC${offset})`,
};
