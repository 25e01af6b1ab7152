import type { Case, ServerPlan } from "../plans/types.js";
import { answerPrompt } from "./answer.js";
import type { PageHost } from "./browser.js";

export interface PageOutcome {
  ok: boolean;
  words: string;
}

/** How long anything on the page may take, in ms. */
const limit = 20_000;

/** Makes the call on the page, and answers there. */
export async function runInPage(
  host: PageHost,
  plan: ServerPlan,
  server: URL,
  given: Case,
): Promise<PageOutcome> {
  const context = await host.browser.newContext({ reducedMotion: "reduce" });
  context.setDefaultTimeout(limit);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  try {
    const query = new URLSearchParams({
      server: server.href,
      label: plan.label,
      era: plan.legacy ? "legacy" : "auto",
      tool: given.tool,
      args: JSON.stringify(given.args ?? {}),
    });
    await page.goto(`${host.origin}/?${query}`);
    await page.getByRole("button", { name: "Call", exact: true }).click();
    let before = "";
    for (const answer of given.answers) before = await answerPrompt(page, context, answer, before);
    const output = page.locator("output");
    const review = page.getByRole("button", { name: /^Send \d/u });
    await output.or(review).first().waitFor();
    if (await review.isVisible()) await review.click();
    const words = (await output.textContent()) ?? "";
    return {
      ok: given.expect.test(words) && complaints.length === 0,
      words: [words, ...complaints].join("\n"),
    };
  } catch (error) {
    const seen = await page
      .locator("main")
      .textContent()
      .catch(() => "");
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, words: [why, seen, ...complaints].join("\n") };
  } finally {
    await context.close();
  }
}
