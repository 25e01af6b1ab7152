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

const meta: Meta<typeof ElicitationForm> = { title: "Form/Number", ...formMeta };
export default meta;

const bags = { type: "integer", title: "Bags", minimum: 0, maximum: 3 };

export const Optional: FormStory = formStory({ bags });
export const Required: FormStory = formStory({ bags, kg: { type: "number", title: "Weight" } }, [
  "bags",
]);

export const Default: FormStory = {
  ...formStory({ bags: { ...bags, default: 0 } }),
  play: async ({ canvas, args }) => {
    await send({ canvas });
    await expectSent({ canvas, args }, { bags: 0 });
  },
};

/** The wheel scrolls the page, it does not change the number. */
export const Filled: FormStory = {
  ...formStory({ port: { type: "integer", title: "Port", default: 8080 } }),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("textbox", { name: "Port" });
    box.focus();
    box.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true }));
    await userEvent.keyboard("{ArrowUp}{ArrowDown}{PageUp}");
    await expect(box).toHaveValue("8080");
    await send({ canvas });
    await expectSent({ canvas, args }, { port: 8080 });
  },
};

export const WithError: FormStory = {
  ...formStory({ bags, rate: { type: "number", title: "Rate" } }, ["bags", "rate"]),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Bags" }), "4");
    await userEvent.type(canvas.getByRole("textbox", { name: "Rate" }), "1,5");
    await send({ canvas });
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Bags" })).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "Rate" })).toHaveValue("1,5");
    await expect(
      canvas.getByRole("region", { name: "2 answers need your attention" }),
    ).toBeVisible();
    await expectNothingSent({ canvas, args });
  },
};

export const LongText: FormStory = formStory({
  n: { type: "number", title: longText, description: longText, default: 123456789.123 },
});

export const RightToLeft: FormStory = {
  ...formStory({ n: { type: "integer", ...hebrew, default: 12, minimum: 1, maximum: 99 } }, ["n"]),
  globals: rightToLeft,
};
