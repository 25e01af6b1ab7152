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

const meta: Meta<typeof ElicitationForm> = { title: "Form/Text", ...formMeta };
export default meta;

const name = { type: "string", title: "Full name", description: "As in the passport." };

export const Optional: FormStory = {
  ...formStory({ name }),
  play: async ({ canvas, args }) => {
    await send({ canvas });
    await expectSent({ canvas, args }, {});
  },
};

export const Required: FormStory = formStory({ name }, ["name"]);

export const Default: FormStory = {
  ...formStory({ name: { ...name, default: "Ada Lovelace" } }, ["name"]),
  play: async ({ canvas, args }) => {
    await send({ canvas });
    await expectSent({ canvas, args }, { name: "Ada Lovelace" });
  },
};

/** Enter in the only text field sends. */
export const Filled: FormStory = {
  ...formStory({ name }, ["name"]),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Full name" }), "Ada{Enter}");
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expectSent({ canvas, args }, { name: "Ada" });
  },
};

export const WithError: FormStory = {
  ...formStory({ name: { ...name, minLength: 3 }, nick: { type: "string", title: "Nickname" } }, [
    "name",
  ]),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("textbox", { name: "Full name" });
    await userEvent.type(box, "Al");
    await expect(box).toHaveAccessibleDescription(/1 more character/);
    await expect(box).not.toHaveAttribute("aria-invalid");
    await send({ canvas });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toBeInvalid();
    await expectNothingSent({ canvas, args });
  },
};

export const SeveralLines: FormStory = formStory({
  note: {
    type: "string",
    title: "Anything else?",
    maxLength: 2000,
    default: "A quiet seat, please.\nAnd no early flight.",
  },
});

export const LongText: FormStory = formStory(
  {
    name: { ...name, title: longText, description: `${longText}.\n\n${longText}.` },
    unbroken: { type: "string", title: "x".repeat(200), default: "y".repeat(300) },
  },
  ["name"],
);

export const RightToLeft: FormStory = {
  ...formStory({ n: { type: "string", ...hebrew } }, ["n"], { message: "אנא הזן abc." }),
  globals: rightToLeft,
};

export const Email: FormStory = {
  ...formStory({ email: { type: "string", format: "email", title: "E-mail" } }, ["email"]),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "E-mail" });
    await userEvent.type(box, "ada@");
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription(/e-mail address/);
    await userEvent.type(box, "example.com");
    await expect(box).not.toHaveAttribute("aria-invalid");
  },
};

export const Address: FormStory = formStory(
  { site: { type: "string", format: "uri", title: "Website" } },
  ["site"],
);

export const Pattern: FormStory = {
  ...formStory({ code: { type: "string", title: "Code", pattern: "^(a+)+$" } }, ["code"]),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("textbox", { name: "Code" });
    await userEvent.type(box, `${"a".repeat(40)}!`);
    await send({ canvas });
    await expect(
      await canvas.findByText(/has to match the pattern/, {
        selector: "[data-askback=field-error]",
      }),
    ).toBeVisible();
    await userEvent.type(box, "{Backspace}{Enter}");
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
  },
};
