import { virtual } from "@guidepup/virtual-screen-reader";
import { waitFor } from "@testing-library/react";
import { expect, onTestFinished, vi } from "vitest";

/**
 * What a screen reader says of news: live regions, dialogs and headings that take focus. What a user
 * hears because they moved there themselves (buttons, fields) is not news.
 */
const news = /^(polite|assertive|dialog|alert|alertdialog|heading|region),? ?/;

/** Starts a screen reader on the page, until the test ends. */
export async function listen(): Promise<{
  /** Waits until `last` was said, and gives all news since the last time. */
  heard(last: string): Promise<string[]>;
  /** Everything since the last time, with the controls that got focus, once all of `last` was said. */
  everything(...last: string[]): Promise<string[]>;
}> {
  // jsdom has no styles of pseudo-elements and would say so at every node.
  const real = window.getComputedStyle.bind(window);
  const styles = vi.spyOn(window, "getComputedStyle").mockImplementation((node) => real(node));
  vi.stubGlobal("MutationObserver", ObserverOfNews);
  await virtual.start({ container: document.body });
  vi.unstubAllGlobals();
  onTestFinished(async () => {
    await virtual.stop();
    styles.mockRestore();
  });

  const everything = async (...last: string[]) => {
    await waitFor(async () => {
      const soFar = (await log()).join("\n");
      for (const phrase of last) expect(soFar).toContain(phrase);
    });
    const said = await log();
    await virtual.clearSpokenPhraseLog();
    return said;
  };
  return {
    everything,
    heard: async (last) => (await everything(last)).filter((phrase) => news.test(phrase)),
  };
}

/**
 * Changes of the page as a screen reader takes them. What goes out of a live region is no news
 * (aria-relevant is "additions text" unless it says otherwise), and what comes in at the same moment
 * is read once; the screen reader used here would read the region for each change.
 */
class ObserverOfNews extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((records, observer) => {
      const additions = records.filter(
        ({ type, addedNodes }) => type !== "childList" || addedNodes.length > 0,
      );
      const last = new Map(additions.map((record) => [record.target, record]));
      callback(
        additions.filter((record) => last.get(record.target) === record),
        observer,
      );
    });
  }
}

/** Without the isolates around names, and of a dialog its name alone: its description is long. */
async function log(): Promise<string[]> {
  const phrases = await virtual.spokenPhraseLog();
  return phrases.map((phrase) => {
    const plain = phrase.replaceAll(/[\u2066-\u2069]/gu, "");
    return plain.startsWith("dialog, ") ? plain.split(", ").slice(0, 2).join(", ") : plain;
  });
}
