import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PromptFrame } from "../../prompt/PromptFrame.js";
import type { ElicitationForm } from "../ElicitationForm.js";
import { FormLoading } from "../FormLoading.js";
import { type FormStory, formMeta, formStory, send } from "./formStory.js";

const meta: Meta<typeof ElicitationForm> = { title: "Form/Whole", ...formMeta };
export default meta;

const properties = {
  name: {
    type: "string",
    title: "Full name",
    description: "As in the passport.",
    minLength: 3,
    maxLength: 60,
  },
  email: { type: "string", format: "email", title: "E-mail" },
  site: { type: "string", format: "uri", title: "Website" },
  bags: { type: "integer", title: "Bags", minimum: 0, maximum: 3, default: 1 },
  weight: { type: "number", title: "Weight in kg" },
  seat: {
    type: "string",
    title: "Seat",
    oneOf: [
      { const: "w", title: "Window" },
      { const: "a", title: "Aisle" },
    ],
  },
  meal: {
    type: "string",
    title: "Meal",
    enum: ["Standard", "Vegetarian", "Vegan", "Kosher", "Halal", "Low salt", "Fruit", "None"],
  },
  pet: { type: "boolean", title: "Travelling with a pet?" },
  news: { type: "boolean", title: "Send me offers", default: false },
  extras: {
    type: "array",
    title: "Extras",
    maxItems: 2,
    items: {
      anyOf: [
        { const: "x", title: "Lounge" },
        { const: "y", title: "Fast track" },
        { const: "z", title: "Wi-Fi" },
      ],
    },
  },
  date: { type: "string", format: "date", title: "Date" },
  at: {
    type: "string",
    format: "date-time",
    title: "Pick-up",
    default: "2024-06-13T18:53:00Z",
  },
  names: { type: "array", title: "Other passengers", items: { type: "string" } },
  note: { type: "string", title: "Note", maxLength: 500 },
  address: { type: "object", title: "Address" },
};
const required = ["name", "email", "seat", "extras", "date"];
const message = "To book the 9:40 to Lisbon I need a few details.";

export const Everything: FormStory = formStory(properties, required, { message });

export const Errors: FormStory = {
  ...formStory(properties, required, { message }),
  play: async ({ canvas }) => {
    await send({ canvas });
    await expect(
      canvas.getByRole("region", { name: "5 answers need your attention" }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Full name")).toHaveFocus());
  },
};

export const Confirmation: FormStory = {
  ...formStory({}, [], { message: "Print 2 copies?" }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "accept", content: {} });
  },
};

export const Busy: FormStory = {
  ...formStory({ a: { type: "string", title: "Name" } }, [], { busy: true }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sending…" }));
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "cancel" });
  },
};

export const SendingFailed: FormStory = formStory({ a: { type: "string", title: "Name" } }, [], {
  error: "The connection was lost before the answer arrived. It is kept: send it again.",
});

/** Until what reads forms is there. Declining and cancelling work. */
export const Loading: FormStory = {
  ...formStory({}, [], { message }),
  render: (args) => (
    <PromptFrame presentation="inline" title="Acme Flights asks you">
      <FormLoading {...args} />
    </PromptFrame>
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText("Loading…")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Decline" }));
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};

/** The connection dropped: one clear next step. */
export const NotLoaded: FormStory = {
  ...formStory({}, [], { message }),
  render: (args) => (
    <PromptFrame presentation="inline" title="Acme Flights asks you">
      <FormLoading {...args} onRetry={() => {}} />
    </PromptFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** Escape cancels, also from a field. */
export const InADialog: FormStory = {
  ...formStory(properties, required, { message, presentation: "dialog" }),
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(dialog.getByLabelText("Full name")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "cancel" });
  },
};
