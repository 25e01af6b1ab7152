import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
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

const meta: Meta<typeof ElicitationForm> = { title: "Form/E-mail", ...formMeta };
export default meta;

const email = { type: "string", format: "email", title: "E-mail" };

export const Optional: FormStory = formStory({ email });
export const Required: FormStory = formStory({ email }, ["email"]);
export const Default: FormStory = formStory({ email: { ...email, default: "ada@example.com" } });

export const Filled: FormStory = {
  ...formStory({ email }, ["email"]),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "ada@example.com{Enter}");
    await expectSent({ canvas, args }, { email: "ada@example.com" });
  },
};

export const WithError: FormStory = {
  ...formStory({ email }, ["email"]),
  play: async (played) => {
    const box = await typeRefused(played, "E-mail", "ada at example");
    await expect(box).toHaveAccessibleDescription(/e-mail address/);
  },
};

export const LongText: FormStory = formStory({
  email: {
    ...email,
    title: longText,
    description: longText,
    default: `${"very.".repeat(12)}long@${"sub.".repeat(20)}example.com`,
  },
});

export const RightToLeft: FormStory = answeredLeftToRight({
  email: { ...email, ...hebrew, default: "ada@example.com" },
});
