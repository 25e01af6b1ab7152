import { formRequest } from "@askback/client-core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { locales, rightToLeft } from "../../../../.storybook/locales.js";
import { page } from "../../test/play.js";
import { Stage } from "../../test/Stage.js";
import { createScripted } from "../../test/scripted.js";
import { oneRound, seat } from "../../test/scripts.js";
import { asks } from "../url/storyKit.js";

/** The kit's own sentences in each language; what the server says stays as the server says it. */
const meta: Meta<typeof Stage> = {
  title: "Languages",
  component: Stage,
  args: { presentation: "inline" },
  parameters: { layout: "fullscreen", controls: { include: ["presentation"] } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const details = formRequest("Name, date, bags?", {
  type: "object",
  properties: {
    name: { type: "string", title: "Name", minLength: 3, maxLength: 60 },
    date: { type: "string", format: "date-time", title: "Date" },
    bags: { type: "integer", title: "Bags", minimum: 0, maximum: 3, default: 12 },
    extras: { type: "array", title: "Extras", minItems: 2, items: { enum: ["A", "B", "C"] } },
    pet: { type: "boolean", title: "Pet" },
  },
  required: ["name", "date", "extras", "pet"],
});

const control = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(
      `[data-askback="frame"] [data-action="${name}"]`,
    );
    if (found === null) throw new Error(`No control "${name}" yet`);
    return found;
  });

async function expectLanguage(locale: string): Promise<void> {
  const cancel = locales[locale]?.prompt.cancel;
  await expect(await control("cancel")).toHaveTextContent(cancel ?? "no such language");
  await expect(document.documentElement).toHaveAttribute("lang", locale);
  await expect(document.documentElement.dir).toBe(rightToLeft.has(locale) ? "rtl" : "ltr");
}

/** The first of two questions, with every answer wrong. */
function form(locale: string): Story {
  return {
    globals: { locale },
    args: { start: () => createScripted(oneRound({ details, seat })) },
    play: async () => {
      await expectLanguage(locale);
      await userEvent.click(await control("accept"));
      await waitFor(() =>
        expect(document.querySelectorAll('[data-askback="field-error"]').length).toBeGreaterThan(3),
      );
    },
  };
}

/** A link with a strong warning and some information. */
function link(locale: string): Story {
  const pay = asks("http://paypa1.com:8443/signin?token=a1B2c3D4", "Please pay.");
  const request = { method: "elicitation/create", params: pay };
  return {
    globals: { locale },
    args: { start: () => createScripted(oneRound({ pay: request })) },
    play: async () => {
      await expectLanguage(locale);
      await waitFor(() => expect(document.querySelector('[data-code="LOOKALIKE"]')).toBeVisible());
      await expect(page.getByText("paypa1.com", { selector: "strong" })).toBeVisible();
    },
  };
}

export const EnglishForm = form("en");
export const EnglishLink = link("en");
export const GermanForm = form("de");
export const GermanLink = link("de");
export const SpanishForm = form("es");
export const SpanishLink = link("es");
export const FrenchForm = form("fr");
export const FrenchLink = link("fr");
export const JapaneseForm = form("ja");
export const JapaneseLink = link("ja");
export const ChineseForm = form("zh-Hans");
export const ChineseLink = link("zh-Hans");
export const ArabicForm = form("ar");
export const ArabicLink = link("ar");
