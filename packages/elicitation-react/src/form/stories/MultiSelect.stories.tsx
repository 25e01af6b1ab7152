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

const meta: Meta<typeof ElicitationForm> = { title: "Form/Several choices", ...formMeta };
export default meta;

const extras = {
  type: "array",
  title: "Extras",
  items: {
    anyOf: [
      { const: "l", title: "Lounge" },
      { const: "f", title: "Fast track" },
      { const: "w", title: "Wi-Fi" },
      { const: "s", title: "Seat at the front" },
    ],
  },
};

export const Optional: FormStory = formStory({ extras });

/** Space ticks; the values go out in the server's order. */
export const Required: FormStory = {
  ...formStory({ extras }, ["extras"]),
  play: async ({ canvas, args }) => {
    canvas.getByRole("checkbox", { name: "Wi-Fi" }).focus();
    await userEvent.keyboard(" {Shift>}{Tab}{/Shift} ");
    await expect(canvas.getByText("2 chosen.")).toBeVisible();
    await send({ canvas });
    await expectSent({ canvas, args }, { extras: ["f", "w"] });
  },
};

export const Default: FormStory = {
  ...formStory({ extras: { ...extras, minItems: 2, maxItems: 3, default: ["f", "l"] } }),
  play: async ({ canvas, args }) => {
    await send({ canvas });
    await expectSent({ canvas, args }, { extras: ["l", "f"] });
  },
};

export const WithError: FormStory = {
  ...formStory({ extras: { ...extras, minItems: 2, maxItems: 3 } }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Lounge"));
    await send({ canvas });
    await expect(canvas.getByRole("group", { name: "Extras" })).toHaveAccessibleDescription(
      /Choose at least 2: 1 more/,
    );
    await userEvent.click(canvas.getByText("Wi-Fi"));
    await expect(canvas.queryByText(/Choose at least 2: 1 more/)).toBeNull();
    await expectNothingSent({ canvas, args });
  },
};

export const LongText: FormStory = formStory({
  a: { type: "array", title: longText, items: { enum: [longText, "short", "z".repeat(120)] } },
});

export const RightToLeft: FormStory = {
  ...formStory({ a: { type: "array", ...hebrew, items: { enum: ["חלון", "מעבר", "B (12)"] } } }),
  globals: rightToLeft,
};

const airports = { enum: Array.from({ length: 500 }, (_, n) => `Option ${n}`) };

export const FiveHundredOptions: FormStory = {
  ...formStory({ m: { type: "array", title: "Airports", items: airports } }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText("Option 7"));
    await userEvent.type(canvas.getByLabelText("Filter “Airports”"), "option 47{Enter}");
    await expect(canvas.getByText("11 of 500 shown")).toBeVisible();
    await userEvent.click(canvas.getByLabelText("Option 473"));
    await send({ canvas });
    await expectSent({ canvas, args }, { m: ["Option 7", "Option 473"] });
  },
};

export const FiveHundredWithError: FormStory = {
  ...formStory({ m: { type: "array", title: "Airports", items: airports, minItems: 2 } }, ["m"]),
  play: async ({ canvas, args }) => {
    await send({ canvas });
    await waitFor(() => expect(canvas.getByLabelText("Option 0")).toHaveFocus());
    await expectNothingSent({ canvas, args });
  },
};
