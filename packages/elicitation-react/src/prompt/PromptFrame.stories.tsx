import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { Provenance } from "../core.js";
import { ActionBar } from "./ActionBar.js";
import { Button } from "./Button.js";
import { PromptFrame } from "./PromptFrame.js";
import { ProvenanceHeader } from "./ProvenanceHeader.js";
import { ServerMessage } from "./ServerMessage.js";

const provenance: Provenance = {
  server: {
    id: "flights",
    label: "Acme Flights",
    origin: "https://mcp.example.com",
    claimedName: "Best Flight Booker",
  },
  source: {
    kind: "tool",
    name: "book_flight",
    title: "Book a flight",
    arguments: { from: "ZRH", to: "LIS", notes: "window seat please. ".repeat(20), passengers: 2 },
  },
};

const onDismiss = fn();
const onDecline = fn();

function Sample({ presentation, message }: { presentation: "dialog" | "inline"; message: string }) {
  return (
    <PromptFrame
      presentation={presentation}
      title="Acme Flights asks"
      progress="Question 2 of 3"
      header={<ProvenanceHeader provenance={provenance} titled />}
      onDismiss={onDismiss}
    >
      <ServerMessage server="Acme Flights" message={message} />
      <ActionBar
        primary={<Button kind="primary">Send</Button>}
        onDecline={onDecline}
        onCancel={onDismiss}
      />
    </PromptFrame>
  );
}

const meta: Meta<typeof Sample> = {
  title: "Prompt/Parts/Frame",
  component: Sample,
  args: {
    presentation: "dialog",
    message: "Which seat would you like?\nWindow seats are 12 EUR more.",
  },
};
export default meta;
type Story = StoryObj<typeof Sample>;

export const AsDialog: Story = {
  play: async () => {
    const dialog = await within(document.body).findByRole("dialog", {
      name: "Acme Flights asks Question 2 of 3",
    });
    await expect(within(dialog).getByRole("heading")).toHaveFocus();
    await expect(dialog).toHaveAccessibleDescription(/calls itself/);
    onDismiss.mockClear();
    await userEvent.keyboard("{Escape}");
    await expect(onDismiss.mock.calls).toEqual([["escape"]]);
    await expect(onDecline).not.toHaveBeenCalled();
  },
};

export const Inline: Story = { args: { presentation: "inline" } };

/** The message scrolls in its own area; the answers stay in view. */
export const LongMessage: Story = {
  args: {
    message: Array.from({ length: 400 }, (_, n) => `Line ${n + 1} of the terms.`).join("\n"),
  },
  play: async () => {
    const page = within(document.body);
    const region = await page.findByRole("region", { name: "Acme Flights says" });
    await expect(region).toHaveAttribute("tabindex", "0");
    const box = page.getByRole("button", { name: "Decline" }).getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
