import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { ElicitationForm } from "../ElicitationForm.js";
import {
  expectNothingSent,
  expectSent,
  type FormStory,
  formMeta,
  formStory,
  hebrew,
  longText,
  rightToLeft,
  send,
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
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("textbox", { name: "E-mail" });
    await userEvent.type(box, "ada at example");
    await send({ canvas });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/e-mail address/);
    await expectNothingSent({ canvas, args });
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

/** The question runs right to left, the address left to right. */
export const RightToLeft: FormStory = {
  ...formStory({ email: { ...email, ...hebrew, default: "ada@example.com" } }),
  globals: rightToLeft,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("textbox")).direction).toBe("ltr");
  },
};
