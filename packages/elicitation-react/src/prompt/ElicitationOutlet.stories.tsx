import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { expectNoDialog, expectSent, page, press } from "../../test/play.js";
import { Stage, staged } from "../../test/Stage.js";
import { createScripted } from "../../test/scripted.js";
import { oneRound, payment, seat, terms } from "../../test/scripts.js";
import { UrlConsent } from "../url/UrlConsent.js";
import type { UrlItemProps } from "./itemComponents.js";

const meta: Meta<typeof Stage> = {
  title: "Prompt/Outlet",
  component: Stage,
  args: { presentation: "dialog" },
  parameters: { layout: "fullscreen", controls: { include: ["presentation"] } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const askSeat = { start: () => createScripted(oneRound({ seat })) };
const askTerms = { start: () => createScripted(oneRound({ terms })) };

/** Opens no tab: the story is about what is answered. */
function Url({ item: _, ...props }: UrlItemProps) {
  return <UrlConsent {...props} openTab={() => "opened"} />;
}
const askPayment = {
  start: () =>
    createScripted(oneRound({ payment }), { policy: { continueUrl: "manual" as const } }),
  components: { Url },
};

export const Form: Story = { args: askSeat };

export const FormAccept: Story = {
  name: "Form: accept [A-06]",
  args: askSeat,
  play: async () => {
    await userEvent.click(await page.findByRole("radio", { name: "Window" }));
    await press("Send");
    await expectSent({ seat: { action: "accept", content: { seat: "w" } } });
    await expectNoDialog();
    const receipt = await page.findByText("You answered Acme Flights");
    await userEvent.click(receipt);
    await expect(page.getByText("Window")).toBeVisible();
  },
};

export const FormDecline: Story = {
  name: "Form: decline [A-01]",
  args: askSeat,
  play: async () => {
    await press("Decline");
    await expectSent({ seat: { action: "decline" } });
    await expectNoDialog();
  },
};

export const FormCancel: Story = {
  name: "Form: cancel [A-01]",
  args: askSeat,
  play: async () => {
    await press("Cancel");
    await expectSent({ seat: { action: "cancel" } });
    await expectNoDialog();
  },
};

/** A form without fields is a question of yes or no. */
export const Confirmation: Story = {
  args: askTerms,
  play: async () => {
    await press("Accept");
    await expectSent({ terms: { action: "accept", content: {} } });
    await expectNoDialog();
  },
};

export const Link: Story = { args: askPayment };

export const LinkAccept: Story = {
  name: "Link: accept, then continue [U-08] [U-09]",
  args: askPayment,
  play: async () => {
    await press(/Open in a new tab/);
    await press(/Continue/);
    await expectSent({ payment: { action: "accept" } });
    await expectNoDialog();
    await expect(await page.findByText("You opened a page for Acme Flights")).toBeVisible();
  },
};

export const LinkDecline: Story = {
  name: "Link: decline [A-01]",
  args: askPayment,
  play: async () => {
    await press("Decline");
    await expectSent({ payment: { action: "decline" } });
    await expectNoDialog();
  },
};

export const LinkCancel: Story = {
  name: "Link: cancel [A-01]",
  args: askPayment,
  play: async () => {
    await press("Cancel");
    await expectSent({ payment: { action: "cancel" } });
    await expectNoDialog();
  },
};

/** A click that was meant for the chat must not answer: accept waits until the prompt has been there. */
export const StrayInput: Story = {
  name: "Stray input [A-05]",
  args: { ...askTerms, guardMs: 600_000 },
  play: async () => {
    const heading = await page.findByRole("heading", { name: "Acme Flights asks you" });
    await expect(heading).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await press("Accept");
    await userEvent.click(document.querySelector('[data-askback="overlay"]') ?? document.body);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(staged().server.requests).toHaveLength(1);
  },
};

export const KeyboardOnly: Story = {
  name: "Keyboard alone [X-03]",
  args: askSeat,
  play: async () => {
    const composer = await page.findByLabelText("Message");
    await page.findByRole("dialog", { name: "Acme Flights asks you" });
    const radio = page.getByRole("radio", { name: "Window" });
    for (let tabs = 0; tabs < 8 && document.activeElement !== radio; tabs += 1) {
      await userEvent.tab();
    }
    await expect(radio).toHaveFocus();
    await userEvent.keyboard(" {ArrowDown}");
    await expect(page.getByRole("radio", { name: "Aisle" })).toBeChecked();
    // Round and round: the dialog keeps the focus.
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await userEvent.tab();
      await expect(page.getByRole("dialog")).toContainElement(
        document.activeElement as HTMLElement,
      );
    }
    page.getByRole("button", { name: "Send" }).focus();
    await userEvent.keyboard("{Enter}");
    await expectSent({ seat: { action: "accept", content: { seat: "a" } } });
    await expectNoDialog();
    await expect(composer).toHaveFocus();
  },
};
