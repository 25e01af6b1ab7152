import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { ElicitationForm } from "../ElicitationForm.js";
import { type FormStory, formMeta, formStory } from "./formStory.js";

/**
 * Every kind of field with text that pretends to be markup, that reorders and hides, that never
 * ends, and with a default that is not of its kind. It stays text, and the answers stay in reach.
 */
const meta: Meta<typeof ElicitationForm> = { title: "Form/Hostile by kind", ...formMeta };
export default meta;

const endless = "W".repeat(400);
const text = {
  title: `\u202e<b>Verified</b>\u202c by\u200b your <script>alert(1)</script> bank ${endless}`,
  description: `[Sign in](javascript:alert(1))\u2066\n\u0000${endless}`,
};
const options = [`\u202egnp.exe`, "<img src=x onerror=alert(1)>", endless, "\u200b", " "];

function hostile(schema: { [keyword: string]: unknown }): FormStory {
  return {
    ...formStory({ field: { ...text, ...schema } }),
    play: async ({ canvas, args, canvasElement }) => {
      await expect(canvasElement.textContent).not.toMatch(/[\u202a-\u202e\u200b]/u);
      await expect(canvasElement.textContent).not.toContain("\u0000");
      await expect(canvasElement.querySelector("a, b, img, script")).toBeNull();
      await expect(canvas.getAllByText(/<b>Verified<\/b>/)[0]).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Decline" }));
      await expect(args.onRespond).toHaveBeenCalledWith({ action: "decline" });
    },
  };
}

export const Text: FormStory = hostile({ type: "string", default: { not: "a string" } });
export const Email: FormStory = hostile({ type: "string", format: "email", default: "<b>@x" });
export const WebAddress: FormStory = hostile({
  type: "string",
  format: "uri",
  default: "javascript:alert(1)",
});
export const Day: FormStory = hostile({ type: "string", format: "date", default: "2024-02-31" });
export const DayAndTime: FormStory = hostile({
  type: "string",
  format: "date-time",
  default: "tomorrow",
});
export const WholeNumber: FormStory = hostile({ type: "integer", default: 1.5, minimum: "0" });
export const Decimal: FormStory = hostile({ type: "number", default: "1e999", maximum: {} });
export const YesOrNo: FormStory = hostile({ type: "boolean", default: "true" });
export const SingleChoice: FormStory = hostile({
  type: "string",
  enum: options,
  enumNames: [...options].reverse(),
  default: "not among them",
});
export const SeveralChoices: FormStory = hostile({
  type: "array",
  items: { anyOf: options.map((option, n) => ({ const: `o${n}`, title: option })) },
  default: ["o1", "not among them"],
  minItems: -1,
});
export const ListOfTexts: FormStory = hostile({
  type: "array",
  items: { type: "string", pattern: "^(a|a)*$" },
  default: [endless, 3, null],
});
export const NotSupported: FormStory = hostile({ type: ["object", "null"], properties: "none" });
