import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Stage, staged } from "../../test/Stage.js";
import { createScripted } from "../../test/scripted.js";
import { contact, oneRound, payment, seat, terms } from "../../test/scripts.js";

const meta: Meta<typeof Stage> = {
  title: "Prompt/Outlet",
  component: Stage,
  args: { presentation: "dialog" },
  parameters: { layout: "fullscreen", controls: { include: ["presentation"] } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const page = within(document.body);
const sent = () => staged().server.requests.at(-1)?.params.inputResponses;

export const Form: Story = { args: { start: () => createScripted(oneRound({ seat })) } };

export const Round: Story = {
  args: { start: () => createScripted(oneRound({ seat, contact, terms })) },
};

export const FormAccept: Story = {
  name: "Form: accept",
  args: Form.args,
  play: async () => {
    await userEvent.click(await page.findByRole("radio", { name: "Window" }));
    await userEvent.click(page.getByRole("button", { name: "Send" }));
    await waitFor(() =>
      expect(sent()).toEqual({ seat: { action: "accept", content: { seat: "w" } } }),
    );
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(await page.findByText("You answered Acme Flights")).toBeVisible();
  },
};

export const Link: Story = { args: { start: () => createScripted(oneRound({ payment })) } };
