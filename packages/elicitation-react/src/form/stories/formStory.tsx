import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType, ReactElement } from "react";
import { expect, fn, type Mock, userEvent, waitFor, type within } from "storybook/test";
import type { ElicitResult, Provenance } from "../../core.js";
import { SettingsContext } from "../../provider/settings.js";
import { ElicitationForm } from "../ElicitationForm.js";
import type { ElicitationFormProps } from "../types.js";

export type FormStory = StoryObj<typeof ElicitationForm>;
type Canvas = ReturnType<typeof within>;

const provenance: Provenance = {
  server: { id: "flights", label: "Acme Flights", origin: "https://mcp.acme-flights.example" },
  source: { kind: "tool", name: "book_flight", title: "Book a flight" },
};

/** Without the guard time, so that plays need not wait. */
function withoutGuard(Story: ComponentType): ReactElement {
  return (
    <SettingsContext.Provider value={{ guardMs: 0 }}>
      <Story />
    </SettingsContext.Provider>
  );
}

/** Of every story here; the title stands in its file, where Storybook reads it. */
export const formMeta = {
  component: ElicitationForm,
  decorators: [withoutGuard],
  args: { onRespond: fn(), provenance },
} satisfies Meta<typeof ElicitationForm>;

type Properties = { [key: string]: unknown };

/** A story of a form with these properties. */
export function formStory(
  properties: Properties,
  required: string[] = [],
  more: Partial<ElicitationFormProps> & { message?: string } = {},
): FormStory & { args: Partial<ElicitationFormProps> } {
  const { message = "A few details are missing to go on.", ...args } = more;
  return {
    args: {
      request: { message, requestedSchema: { type: "object", properties, required } },
      ...args,
    },
  };
}

/** Right to left: the page and the server's text. */
export const rightToLeft = { direction: "rtl" } as const;

export interface Played {
  canvas: Canvas;
  args: { onRespond: (result: ElicitResult) => void };
}

export async function send({ canvas }: Pick<Played, "canvas">): Promise<void> {
  await userEvent.click(canvas.getByRole("button", { name: "Send" }));
}

export async function expectSent({ args }: Played, content: unknown): Promise<void> {
  const answer = args.onRespond as Mock<(result: ElicitResult) => void>;
  await expect(answer.mock.calls).toEqual([[{ action: "accept", content }]]);
}

export async function expectNothingSent({ args }: Played): Promise<void> {
  await expect(args.onRespond).not.toHaveBeenCalled();
}

/** An answer that cannot be sent: focus and the complaint are there, and what was typed stays as it is. */
export async function typeRefused(
  played: Played,
  name: string,
  typed: string,
): Promise<HTMLElement> {
  const box = played.canvas.getByRole("textbox", { name });
  await userEvent.type(box, typed);
  await send(played);
  await waitFor(() => expect(box).toHaveFocus());
  await expect(box).toBeInvalid();
  await expect(box).toHaveValue(typed);
  await expectNothingSent(played);
  return box;
}

/** The question runs right to left, what is typed left to right. */
export const answeredLeftToRight = (properties: Properties): FormStory => ({
  ...formStory(properties),
  globals: rightToLeft,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("textbox")).direction).toBe("ltr");
  },
});

export const longText =
  "The name under which the booking is kept, exactly as it is written in the passport of the person who travels, with every given name and without any title, because the airline compares it letter by letter at the gate";

export const hebrew = {
  title: "שם מלא (כפי שמופיע בדרכון)",
  description: "API (v2): כתבו באותיות לטיניות.",
};
