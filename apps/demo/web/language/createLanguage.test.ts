import { describe, expect, it } from "vitest";
import { createLanguage } from "./createLanguage.js";
import { languageTags, loadMessages } from "./languages.js";

describe("the language of the questions", () => {
  it.each(languageTags.filter((tag) => tag !== "en"))("loads %s when it is chosen", async (tag) => {
    const language = createLanguage();
    await language.speak(tag);
    expect(language.getSnapshot()).toMatchObject({ tag, messages: { locale: tag }, failed: false });
  });

  it("speaks what was chosen last, whichever file comes first", async () => {
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const de = async () => {
      await slow;
      return loadMessages.de();
    };
    const language = createLanguage({ ...loadMessages, de });
    const first = language.speak("de");
    await language.speak("fr");
    release();
    await first;
    expect(language.getSnapshot().tag).toBe("fr");
  });

  it("keeps what it speaks when a file cannot be loaded, and says so", async () => {
    const ja = () => Promise.reject(new TypeError("Failed to fetch"));
    const language = createLanguage({ ...loadMessages, ja });
    await language.speak("es");
    await language.speak("ja");
    expect(language.getSnapshot()).toMatchObject({ tag: "es", failed: true });
    await language.speak("en");
    expect(language.getSnapshot()).toEqual({ tag: "en", messages: undefined, failed: false });
  });
});
