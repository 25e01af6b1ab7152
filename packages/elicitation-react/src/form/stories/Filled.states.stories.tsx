import type { Meta } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import type { ElicitationForm } from "../ElicitationForm.js";
import { expectSent, type FormStory, formMeta, formStory, send } from "./formStory.js";

const meta: Meta<typeof ElicitationForm> = { title: "Form/Filled in", ...formMeta };
export default meta;

export const YesOrNo: FormStory = {
  ...formStory(
    {
      pet: { type: "boolean", title: "Travelling with a pet?" },
      news: { type: "boolean", title: "Send me offers", default: false },
    },
    ["pet", "news"],
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Yes" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Send me offers" }));
    await send({ canvas });
    await expectSent({ canvas, args }, { pet: true, news: true });
  },
};

export const SeveralChoices: FormStory = {
  ...formStory(
    { extras: { type: "array", title: "Extras", items: { enum: ["Lounge", "Wi-Fi", "Meal"] } } },
    ["extras"],
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Meal" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Lounge" }));
    await send({ canvas });
    await expectSent({ canvas, args }, { extras: ["Lounge", "Meal"] });
  },
};

export const ListOfTexts: FormStory = {
  ...formStory({ names: { type: "array", title: "Passengers", items: { type: "string" } } }),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Passengers 1" }), "Ada{Enter}");
    await userEvent.type(await canvas.findByRole("textbox", { name: "Passengers 2" }), "Grace");
    await send({ canvas });
    await expectSent({ canvas, args }, { names: ["Ada", "Grace"] });
  },
};
