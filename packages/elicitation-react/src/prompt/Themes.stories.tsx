import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import "../../test/play.js";
import { ShadowStage } from "../../test/ShadowStage.js";
import { Stage } from "../../test/Stage.js";
import { createScripted } from "../../test/scripted.js";
import { contact, oneRound, payment, seat } from "../../test/scripts.js";

const meta: Meta = {
  title: "Prompt/Themes",
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj;

const askSeat = () => createScripted(oneRound({ seat, contact }));
const askPayment = () => createScripted(oneRound({ payment }));

async function insideShadow(): Promise<HTMLElement> {
  const find = () =>
    document
      .querySelector("[data-shadow-host]")
      ?.shadowRoot?.querySelector<HTMLElement>('[data-askback="frame"]');
  await waitFor(() => expect(find()).toBeTruthy());
  return find() as HTMLElement;
}

/** The dialog, its styles and its focus stay inside. */
export const ShadowRoot: Story = {
  name: "Inside a shadow root [X-03]",
  render: () => (
    <ShadowStage>
      {(container) => <Stage start={askSeat} presentation="dialog" container={container} />}
    </ShadowStage>
  ),
  play: async () => {
    const frame = await insideShadow();
    const root = frame.getRootNode() as unknown as DocumentOrShadowRoot;
    await waitFor(() => expect(root.activeElement).toBe(frame.querySelector("h2")));
    within(frame).getByRole("button", { name: "Cancel" }).focus();
    await userEvent.keyboard("{Tab}");
    await expect(frame.contains(root.activeElement)).toBe(true);
    await userEvent.click(within(frame).getByRole("radio", { name: "Aisle" }));
    await expect(within(frame).getByRole("radio", { name: "Aisle" })).toBeChecked();
    await userEvent.click(within(frame).getByRole("button", { name: "Next" }));
    await expect(await within(frame).findByLabelText(/E-mail/)).toBeVisible();
  },
};

/** An app's shadcn/ui theme, through the token map. */
export const Shadcn: Story = {
  name: "shadcn/ui, light",
  render: () => (
    <ShadowStage theme="shadcn">
      {() => <Stage start={askSeat} presentation="inline" />}
    </ShadowStage>
  ),
  play: async () => void (await insideShadow()),
};

export const ShadcnDark: Story = {
  name: "shadcn/ui, dark",
  render: () => (
    <ShadowStage theme="shadcn-dark">
      {() => <Stage start={askPayment} presentation="inline" />}
    </ShadowStage>
  ),
  play: async () => void (await insideShadow()),
};
