import type { Meta } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import type { ElicitationForm } from "../ElicitationForm.js";
import {
  expectNothingSent,
  expectSent,
  type FormStory,
  formMeta,
  formStory,
  hebrew,
  longText,
  type Played,
  rightToLeft,
  send,
} from "./formStory.js";

const meta: Meta<typeof ElicitationForm> = { title: "Form/Dates", ...formMeta };
export default meta;

const day = { type: "string", format: "date", title: "Day" };
const at = { type: "string", format: "date-time", title: "Pick-up" };
const pickUpAt = (canvas: Played["canvas"], value: string) =>
  fireEvent.input(canvas.getByLabelText("Pick-up"), { target: { value } });
const timeZone = "America/New_York";

export const Optional: FormStory = formStory({ day, at }, [], { timeZone });
export const Required: FormStory = formStory({ day, at }, ["day", "at"], { timeZone });

export const Default: FormStory = {
  ...formStory(
    { day: { ...day, default: "2024-03-01" }, at: { ...at, default: "2024-06-13T18:53:00Z" } },
    ["day", "at"],
    { timeZone },
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText("Pick-up")).toHaveValue("2024-06-13T14:53");
    await expect(canvas.getByText("Time zone: America/New_York (UTC-04:00)")).toBeVisible();
    await send({ canvas });
    await expectSent({ canvas, args }, { day: "2024-03-01", at: "2024-06-13T18:53:00Z" });
  },
};

export const Filled: FormStory = {
  ...formStory({ day, at: { ...at, default: "2024-06-13T18:53:00Z" } }, ["day", "at"], {
    timeZone,
  }),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Day"), "2024-03-01");
    await pickUpAt(canvas, "2024-06-13T15:00");
    await send({ canvas });
    await expectSent({ canvas, args }, { day: "2024-03-01", at: "2024-06-13T15:00:00-04:00" });
  },
};

export const WithError: FormStory = {
  ...formStory({ day, at }, ["day", "at"], { timeZone }),
  play: async ({ canvas, args }) => {
    await send({ canvas });
    await waitFor(() => expect(canvas.getByLabelText("Day")).toHaveFocus());
    await expectNothingSent({ canvas, args });
  },
};

/** The clocks go forward over 02:30 on that day. */
export const TimeThatDoesNotHappen: FormStory = {
  ...formStory({ at }, ["at"], { timeZone }),
  play: async ({ canvas, args }) => {
    await pickUpAt(canvas, "2024-03-10T02:30");
    await expect(canvas.getByText(/clocks go forward/)).toBeVisible();
    await send({ canvas });
    await expectNothingSent({ canvas, args });
  },
};

/** The clocks go back: 01:30 happens twice. */
export const TimeThatHappensTwice: FormStory = {
  ...formStory({ at }, ["at"], { timeZone }),
  play: async ({ canvas, args }) => {
    await pickUpAt(canvas, "2024-11-03T01:30");
    await userEvent.click(canvas.getByText("The second (UTC-05:00)"));
    await send({ canvas });
    await expectSent({ canvas, args }, { at: "2024-11-03T01:30:00-05:00" });
  },
};

export const LongText: FormStory = formStory(
  { day: { ...day, title: longText, description: longText }, at: { ...at, title: longText } },
  [],
  { timeZone },
);

export const RightToLeft: FormStory = {
  ...formStory({ day: { ...day, ...hebrew }, at: { ...at, ...hebrew } }, ["day"], { timeZone }),
  globals: rightToLeft,
};
