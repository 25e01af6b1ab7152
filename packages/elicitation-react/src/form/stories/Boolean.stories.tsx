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

const meta: Meta<typeof ElicitationForm> = { title: "Form/Yes or no", ...formMeta };
export default meta;

const pet = { type: "boolean", title: "Travelling with a pet?" };

/** By keyboard: arrows move, and there is a way back to no answer. */
export const Optional: FormStory = {
  ...formStory({ pet }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radio", { name: "Leave out" })).toBeChecked();
    canvas.getByRole("radio", { name: "Leave out" }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: "No" })).toBeChecked();
    await send({ canvas });
    await expectSent({ canvas, args }, { pet: false });
  },
};

export const Required: FormStory = {
  ...formStory({ pet }, ["pet"]),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("No"));
    await send({ canvas });
    await expectSent({ canvas, args }, { pet: false });
  },
};

export const Default: FormStory = {
  ...formStory({ news: { type: "boolean", title: "Send me offers", default: true } }, ["news"]),
  play: async ({ canvas, args }) => {
    await send({ canvas });
    await expectSent({ canvas, args }, { news: true });
  },
};

export const LeftOut: FormStory = {
  ...formStory({ news: { type: "boolean", title: "Send me offers", default: true } }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Leave out" }));
    await expect(canvas.getByText(/nothing is sent for this/)).toBeVisible();
    await send({ canvas });
    await expectSent({ canvas, args }, {});
  },
};

export const WithError: FormStory = {
  ...formStory({ pet, extra: { type: "boolean", title: "Extra legroom?" } }, ["pet", "extra"]),
  play: async ({ canvas, args }) => {
    await send({ canvas });
    await waitFor(() => expect(canvas.getAllByRole("radio", { name: "Yes" })[0]).toHaveFocus());
    await expectNothingSent({ canvas, args });
  },
};

export const LongText: FormStory = formStory({
  a: { type: "boolean", title: longText, description: longText },
  b: { type: "boolean", title: longText, description: longText, default: false },
});

export const RightToLeft: FormStory = {
  ...formStory({
    a: { type: "boolean", ...hebrew },
    b: { type: "boolean", ...hebrew, default: true },
  }),
  globals: rightToLeft,
};

export const OneTap: FormStory = {
  ...formStory({ pet }, ["pet"], { oneTap: true, message: "One last thing." }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "No" }));
    await expectSent({ canvas, args }, { pet: false });
  },
};
