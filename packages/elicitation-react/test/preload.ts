import { preloadEngine } from "@askback/client-core";
import { zonedPart } from "../src/form/controls/ZonedControl.js";
import { preloadForms } from "../src/form/reader.js";
import { troublePart } from "../src/form/Trouble.js";
import { answersPart } from "../src/prompt/Answers.js";
import { preloadUrlInspection } from "../src/url/preload.js";

/** Everything that is loaded when first needed, so that what is asked for is on screen at once. */
export async function preloadAll(): Promise<void> {
  await Promise.all([
    preloadEngine(),
    preloadForms(),
    preloadUrlInspection(),
    answersPart.preload(),
    troublePart.preload(),
    zonedPart.preload(),
  ]);
}
