import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ElicitationForm } from "../ElicitationForm.js";
import {
  expectSent,
  type FormStory,
  formMeta,
  formStory,
  hebrew,
  longText,
  rightToLeft,
  send,
} from "./formStory.js";

/** What the protocol's forms do not have: it is named, and the rest of the form still works. */
const meta: Meta<typeof ElicitationForm> = { title: "Form/Not supported", ...formMeta };
export default meta;

const address = { type: "object", title: "Address", properties: { street: { type: "string" } } };
const name = { type: "string", title: "Name", default: "Ada" };

export const Optional: FormStory = {
  ...formStory({ name, address }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Address")).toBeVisible();
    await send({ canvas });
    await expectSent({ canvas, args }, { name: "Ada" });
  },
};

/** Without it no answer would be complete: only decline and cancel are left. */
export const Required: FormStory = {
  ...formStory({ name, address }, ["address"]),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Send" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Decline" })).toBeEnabled();
  },
};

export const LongText: FormStory = formStory({
  name,
  address: { ...address, title: longText, description: longText },
});

export const RightToLeft: FormStory = {
  ...formStory({ address: { ...address, ...hebrew } }),
  globals: rightToLeft,
};
