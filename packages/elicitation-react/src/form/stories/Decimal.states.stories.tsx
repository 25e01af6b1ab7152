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
  send,
  typeRefused,
} from "./formStory.js";

const meta: Meta<typeof ElicitationForm> = { title: "Form/Number with decimals", ...formMeta };
export default meta;

const kg = { type: "number", title: "Weight in kg", minimum: 0.5, maximum: 32 };

export const Optional: FormStory = formStory({ kg });
export const Required: FormStory = formStory({ kg }, ["kg"]);
export const Default: FormStory = formStory({ kg: { ...kg, default: 20.5 } });

export const Filled: FormStory = {
  ...formStory({ kg }, ["kg"]),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Weight in kg" }), "12.345");
    await send({ canvas });
    await expectSent({ canvas, args }, { kg: 12.345 });
  },
};

/** What was typed stays as it is: nothing is rounded or cut. */
export const WithError: FormStory = {
  ...formStory({ kg }, ["kg"]),
  play: async (played) => {
    await typeRefused(played, "Weight in kg", "0.4");
  },
};

export const LongText: FormStory = formStory({
  kg: { ...kg, title: longText, description: longText },
});

export const RightToLeft: FormStory = answeredLeftToRight({
  kg: { ...kg, ...hebrew, default: 20.5 },
});

/** The same of a whole number. */
export const WholeLongText: FormStory = formStory({
  bags: { type: "integer", title: longText, description: longText, default: 123_456_789 },
});
