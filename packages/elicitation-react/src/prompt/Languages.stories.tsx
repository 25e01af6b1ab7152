import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { page } from "../../test/play.js";
import { Stage } from "../../test/Stage.js";
import { createScripted, type Scripted } from "../../test/scripted.js";
import { contact, oneRound, payment, seat } from "../../test/scripts.js";

/** A question and a link in every language. What servers say stays in theirs. */
const meta: Meta<typeof Stage> = {
  title: "Prompt/Languages",
  component: Stage,
  args: {
    presentation: "inline",
    start: () =>
      createScripted(({ params }) => {
        const { to } = (params.arguments ?? {}) as { to?: string };
        return oneRoundOf(to === "OPO" ? { payment } : { seat, contact });
      }),
    run: (scripted: Scripted) => {
      void scripted.call();
      void scripted.call({ arguments: { from: "LIS", to: "OPO" } });
    },
  },
  parameters: { layout: "fullscreen", controls: { include: [] } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

function oneRoundOf(entries: Parameters<typeof oneRound>[0]) {
  const [first] = oneRound(entries);
  if (first === undefined) throw new Error("A script has a first round.");
  return first;
}

const says = (decline: string, back: string, next: string): Story["play"] =>
  async function says() {
    await expect((await page.findAllByRole("button", { name: decline }))[0]).toBeVisible();
    await userEvent.click((await page.findAllByRole("radio"))[0] ?? document.body);
    await userEvent.click(page.getByRole("button", { name: next }));
    await expect(await page.findByRole("button", { name: back })).toBeVisible();
  };

export const English: Story = { globals: { locale: "en" }, play: says("Decline", "Back", "Next") };

export const Deutsch: Story = {
  globals: { locale: "de" },
  play: says("Ablehnen", "Zurück", "Weiter"),
};

export const Espanol: Story = {
  name: "Español",
  globals: { locale: "es" },
  play: says("Rechazar", "Atrás", "Siguiente"),
};

export const Francais: Story = {
  name: "Français",
  globals: { locale: "fr" },
  play: says("Refuser", "Retour", "Suivant"),
};

export const Japanese: Story = {
  name: "日本語",
  globals: { locale: "ja" },
  play: says("拒否", "戻る", "次へ"),
};

export const Chinese: Story = {
  name: "简体中文",
  globals: { locale: "zh-Hans" },
  play: says("拒绝", "返回", "下一步"),
};

export const Arabic: Story = {
  name: "العربية, right to left [X-06]",
  globals: { locale: "ar" },
  play: says("رفض", "رجوع", "التالي"),
};
