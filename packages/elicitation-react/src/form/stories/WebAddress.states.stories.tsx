import type { Meta } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import type { ElicitationForm } from "../ElicitationForm.js";
import {
  answeredLeftToRight,
  expectSent,
  type FormStory,
  formMeta,
  formStory,
  hebrew,
  longText,
  typeRefused,
} from "./formStory.js";

const meta: Meta<typeof ElicitationForm> = { title: "Form/Web address", ...formMeta };
export default meta;

const site = { type: "string", format: "uri", title: "Website" };

export const Optional: FormStory = formStory({ site });
export const Required: FormStory = formStory({ site }, ["site"]);
export const Default: FormStory = formStory({ site: { ...site, default: "https://example.com" } });

export const Filled: FormStory = {
  ...formStory({ site }, ["site"]),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("textbox", { name: "Website" });
    await userEvent.type(box, "https://example.com/a?b=1{Enter}");
    await expectSent({ canvas, args }, { site: "https://example.com/a?b=1" });
  },
};

/** An address needs its scheme: nothing is put in front of it for the user. */
export const WithError: FormStory = {
  ...formStory({ site }, ["site"]),
  play: async (played) => {
    await typeRefused(played, "Website", "example.com");
  },
};

export const LongText: FormStory = formStory({
  site: {
    ...site,
    title: longText,
    description: longText,
    default: `https://example.com/${"path/".repeat(60)}`,
  },
});

export const RightToLeft: FormStory = answeredLeftToRight({
  site: { ...site, ...hebrew, default: "https://example.com/?q=1" },
});
