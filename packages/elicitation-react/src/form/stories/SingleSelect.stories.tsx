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

const meta: Meta<typeof ElicitationForm> = { title: "Form/Single choice", ...formMeta };
export default meta;

const seat = {
  type: "string",
  title: "Seat",
  oneOf: [
    { const: "w", title: "Window" },
    { const: "m", title: "Middle" },
    { const: "a", title: "Aisle" },
  ],
};
const six = { type: "string", title: "Cabin", enum: ["A", "B", "C", "D", "E", "F"] };
const meal = {
  type: "string",
  title: "Meal",
  enum: ["Standard", "Vegetarian", "Vegan", "Kosher", "Halal", "Low salt", "Fruit", "None"],
};

/** Arrow keys move through the group. */
export const Optional: FormStory = {
  ...formStory({ seat }),
  play: async ({ canvas, args }) => {
    canvas.getByRole("radio", { name: "Leave out" }).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Middle" })).toBeChecked();
    await send({ canvas });
    await expectSent({ canvas, args }, { seat: "m" });
  },
};

export const Required: FormStory = formStory({ seat, six, meal }, ["seat", "six", "meal"]);
export const OptionalLists: FormStory = formStory({ six, meal });

export const Default: FormStory = {
  ...formStory({ seat: { ...seat, default: "a" }, meal: { ...meal, default: "Halal" } }),
  play: async ({ canvas, args }) => {
    await send({ canvas });
    await expectSent({ canvas, args }, { seat: "a", meal: "Halal" });
  },
};

export const Filled: FormStory = {
  ...formStory({ seat, meal }, ["seat", "meal"]),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Window"));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Meal" }), "Vegan");
    await send({ canvas });
    await expectSent({ canvas, args }, { seat: "w", meal: "Vegan" });
  },
};

export const WithError: FormStory = {
  ...formStory({ seat, six, meal }, ["seat", "six", "meal"]),
  play: async ({ canvas, args }) => {
    await send({ canvas });
    await expect(canvas.getByRole("radiogroup", { name: "Seat" })).toHaveAccessibleDescription(
      "An answer is needed here.",
    );
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Window" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("link", { name: "Meal" }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Meal" })).toHaveFocus());
    await expectNothingSent({ canvas, args });
  },
};

export const LongText: FormStory = formStory({
  a: { title: longText, enum: ["x", "y"], enumNames: [longText, "z".repeat(120)] },
  b: { title: "List", enum: ["x", longText, "c", "d", "e", "f", "g", "h"] },
});

export const RightToLeft: FormStory = {
  ...formStory({
    a: { ...hebrew, enum: ["חלון", "מעבר", "B (12)"] },
    b: { ...hebrew, enum: ["א", "ב", "ג", "ד", "ה", "ו", "ז", "ח"] },
  }),
  globals: rightToLeft,
};

/** An empty string is an option like any other. */
export const EmptyOption: FormStory = formStory({ suffix: { title: "Suffix", enum: ["", "-rc"] } });

export const Fixed: FormStory = formStory({ kind: { title: "Plan", const: "basic" } }, ["kind"]);

export const FiveHundredOptions: FormStory = {
  ...formStory(
    {
      o: {
        title: "Airport",
        oneOf: Array.from({ length: 500 }, (_, n) => {
          const number = String(n).padStart(3, "0");
          return { const: `opt-${number}`, title: n === 1 ? "Option 000" : `Option ${number}` };
        }),
      },
    },
    ["o"],
  ),
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Airport" }), "Option 473");
    await send({ canvas });
    await expectSent({ canvas, args }, { o: "opt-473" });
  },
};

export const OneTap: FormStory = {
  ...formStory({ seat }, ["seat"], { oneTap: true }),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    canvas.getByRole("button", { name: "Aisle" }).focus();
    await userEvent.keyboard("{Enter}");
    await expectSent({ canvas, args }, { seat: "a" });
  },
};
