import { complete, hold, inputRequired, networkFailure } from "@askback/client-core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { button, expectNoDialog, expectSent, page, press } from "../../test/play.js";
import { Stage, staged } from "../../test/Stage.js";
import { createScripted } from "../../test/scripted.js";
import { contact, oneRound, payment, seat, terms } from "../../test/scripts.js";

const meta: Meta<typeof Stage> = {
  title: "Prompt/Rounds",
  component: Stage,
  args: { presentation: "dialog", start: () => createScripted(oneRound({ seat, contact, terms })) },
  parameters: { layout: "fullscreen", controls: { include: ["presentation"] } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const question = (index: number, total = 3) =>
  page.findByRole("heading", { name: `Acme Flights asks you Question ${index} of ${total}` });

async function answerSeat(name: string): Promise<void> {
  await userEvent.click(await page.findByRole("radio", { name }));
  await press("Next");
}

async function answerAll(): Promise<void> {
  await answerSeat("Aisle");
  await userEvent.type(await page.findByLabelText(/E-mail/), "ana@example.com");
  await press("Next");
  await press("Decline");
  await page.findByRole("heading", { name: "Check your answers to Acme Flights" });
}

export const First: Story = { name: "First of three" };

export const Second: Story = {
  name: "Second of three",
  play: async () => {
    await answerSeat("Window");
    await expect(await question(2)).toHaveFocus();
  },
};

export const BackAndForth: Story = {
  name: "Back and forth [F-11]",
  play: async () => {
    await answerSeat("Window");
    await userEvent.type(await page.findByLabelText(/E-mail/), "ana@ex");
    await press("Back");
    await expect(await question(1)).toHaveFocus();
    await expect(page.getByRole("radio", { name: "Window" })).toBeChecked();
    await answerSeat("Aisle");
    await question(2);
    await expect(page.getByLabelText(/E-mail/)).toHaveValue("ana@ex");
    await expect(staged().server.requests).toHaveLength(1);
  },
};

export const Review: Story = { name: "Review", play: answerAll };

export const ReviewChangeAndSend: Story = {
  name: "Review, change, send [F-11]",
  play: async () => {
    await answerAll();
    const dialog = within(page.getByRole("dialog"));
    await expect(dialog.getByText("ana@example.com")).toBeVisible();
    await expect(dialog.getByText("Declined")).toBeVisible();
    await press("Change answer 1");
    await userEvent.click(await page.findByRole("radio", { name: "No preference" }));
    await press("Next");
    await expect(await dialog.findByText("No preference")).toBeVisible();
    await press("Send 3 answers");
    await expectSent({
      seat: { action: "accept", content: { seat: "n" } },
      contact: { action: "accept", content: { email: "ana@example.com", sms: false } },
      terms: { action: "decline" },
    });
    await expect(staged().server.requests).toHaveLength(2);
    await expectNoDialog();
  },
};

export const FormsAndLink: Story = {
  name: "Forms and a link",
  args: { start: () => createScripted(oneRound({ seat, payment })) },
  play: async () => {
    await answerSeat("Window");
    await page.findByRole("heading", {
      name: "Acme Flights asks you to open a page Question 2 of 2",
    });
    await button("Back");
  },
};

export const NextRound: Story = {
  name: "A further round",
  args: {
    start: () =>
      createScripted([
        inputRequired({ seat }, "one"),
        inputRequired({ contact }, "two"),
        complete(),
      ]),
  },
  play: async () => {
    await userEvent.click(await page.findByRole("radio", { name: "Window" }));
    await press("Send");
    await page.findByText(/step 2 of this call/);
    await expect(await page.findByLabelText(/E-mail/)).toBeVisible();
  },
};

const failsOnce = () =>
  createScripted([inputRequired({ seat }, "state"), networkFailure(), complete()]);

async function failToSend(): Promise<void> {
  await userEvent.click(await page.findByRole("radio", { name: "Window" }));
  await press("Send");
  await page.findByRole("heading", { name: "Your answer did not reach Acme Flights" });
}

export const SendingFailed: Story = {
  name: "Sending failed",
  args: { start: failsOnce },
  play: failToSend,
};

export const SendAgain: Story = {
  name: "Sending failed: send again",
  args: { start: failsOnce },
  play: async () => {
    await failToSend();
    await press("Send again");
    await expectSent({ seat: { action: "accept", content: { seat: "w" } } });
    await expectNoDialog();
    await expect(staged().server.requests).toHaveLength(3);
  },
};

/** What is sent again stays in view as it is: no form comes back to be read anew. */
export const SendingAgain: Story = {
  name: "Sending again [M-20]",
  args: {
    start: () =>
      createScripted([
        inputRequired({ seat }, "state"),
        networkFailure(),
        [hold("gate"), networkFailure()],
        complete(),
      ]),
    lingerMs: Number.POSITIVE_INFINITY,
  },
  play: async () => {
    await failToSend();
    await press("Send again");
    await expect(await button(/Sending/)).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText("Window")).toBeVisible();
    await expect(page.queryByRole("radio")).toBeNull();
    staged().server.release("gate");
    await expect(
      await page.findByRole("heading", { name: "Your answer did not reach Acme Flights" }),
    ).toHaveFocus();
    await expect(page.getByText("Window")).toBeVisible();
    await press("Send again");
    await expectSent({ seat: { action: "accept", content: { seat: "w" } } });
    await expectNoDialog();
  },
};

export const SendingFailedChange: Story = {
  name: "Sending failed: change the answer",
  args: { start: failsOnce },
  play: async () => {
    await failToSend();
    await press("Change answer 1");
    await expect(await page.findByRole("radio", { name: "Window" })).toBeChecked();
    await userEvent.click(page.getByRole("radio", { name: "Aisle" }));
    await press("Send");
    await expectSent({ seat: { action: "accept", content: { seat: "a" } } });
    await expectNoDialog();
  },
};
