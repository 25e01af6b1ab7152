import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ServerMessage } from "./ServerMessage.js";

const meta: Meta<typeof ServerMessage> = {
  title: "Prompt/Server message",
  component: ServerMessage,
  args: { server: "Acme Flights" },
};
export default meta;
type Story = StoryObj<typeof ServerMessage>;

export const Plain: Story = { args: { message: "Which seat would you like?" } };

export const LineBreaks: Story = {
  name: "Line breaks are kept [P-03]",
  args: { message: "Two fares:\n\n  Light   89 EUR\n  Plus   129 EUR\r\n\r\nWhich one?" },
  play: async ({ canvas }) => {
    const lines = canvas.getByText("Two fares:").parentElement;
    await expect(lines?.querySelectorAll("br")).toHaveLength(5);
  },
};

export const Markup: Story = {
  name: "Markup and links stay text [P-03] [U-12]",
  args: {
    message:
      "<h2>Verified by your browser</h2> **Click** [here](https://evil.example) or https://evil.example/login",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("h2, a, strong")).toBeNull();
    await expect(canvasElement).toHaveTextContent("<h2>Verified by your browser</h2>");
  },
};

export const Hidden: Story = {
  name: "Characters that reorder or hide are gone [P-04]",
  args: { message: "Pay \u202e00.1\u202c EUR\u200b to ad\u0000min\ufeff" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Pay 00.1 EUR to admin");
  },
};

export const RightToLeft: Story = {
  name: "Right to left [X-06]",
  args: { message: "أي مقعد تفضل؟\nرمز الحجز K7Q2M9.\nSecond line in English." },
};

export const Long: Story = {
  name: "Long text scrolls, by keyboard too [P-05]",
  args: { message: Array.from({ length: 200 }, (_, n) => `Rule ${n + 1}: no refunds.`).join("\n") },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "Acme Flights says" });
    await expect(region).toHaveAttribute("tabindex", "0");
    await expect(region.clientHeight).toBeLessThan(region.scrollHeight);
  },
};

export const OneLongWord: Story = {
  name: "A word without end",
  args: { message: "A".repeat(4_000) },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "Acme Flights says" });
    await expect(region).toHaveAttribute("tabindex", "0");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
