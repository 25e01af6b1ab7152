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

const meta: Meta<typeof ElicitationForm> = { title: "Form/List of texts", ...formMeta };
export default meta;

const tags = { type: "array", title: "Passengers", items: { type: "string" } };

export const Optional: FormStory = formStory({ tags });

/** By keyboard alone: Enter adds a line. */
export const Required: FormStory = {
  ...formStory({ tags }, ["tags"]),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Passengers 1" }), "Ada{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Passengers 2" })).toHaveFocus(),
    );
    await userEvent.keyboard("Grace");
    await send({ canvas });
    await expectSent({ canvas, args }, { tags: ["Ada", "Grace"] });
  },
};

export const Default: FormStory = {
  ...formStory({ tags: { ...tags, default: ["Ada", "Grace", "Joan"] } }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Passengers 2" }));
    await send({ canvas });
    await expectSent({ canvas, args }, { tags: ["Ada", "Joan"] });
  },
};

export const WithError: FormStory = {
  ...formStory({ tags: { ...tags, items: { type: "string", minLength: 3 }, minItems: 1 } }, [
    "tags",
  ]),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Passengers 1" }), "Ada{Enter}");
    await canvas.findByRole("textbox", { name: "Passengers 2" });
    await userEvent.keyboard("x");
    await send({ canvas });
    await expect(canvas.getByRole("textbox", { name: "Passengers 2" })).toBeInvalid();
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Passengers 2" })).toHaveFocus(),
    );
    await expectNothingSent({ canvas, args });
  },
};

export const LongText: FormStory = formStory({
  tags: { ...tags, title: longText, description: longText, default: [longText] },
});

export const RightToLeft: FormStory = {
  ...formStory({ tags: { ...tags, ...hebrew, default: ["אדה", "Grace (2)"] } }),
  globals: rightToLeft,
};
