import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useMessages } from "./messages.js";

function Sample() {
  return <p>{useMessages().messages.prompt.decline}</p>;
}
const meta: Meta<typeof Sample> = { title: "Kit/Messages", component: Sample };
export default meta;

export const Default: StoryObj<typeof Sample> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Decline")).toBeVisible();
  },
};
