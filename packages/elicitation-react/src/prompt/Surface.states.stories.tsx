import { complete, hold, inputRequired } from "@askback/client-core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { button, expectNoDialog, page, press } from "../../test/play.js";
import { Stage, staged } from "../../test/Stage.js";
import { createScripted, type Scripted } from "../../test/scripted.js";
import { contact, oneRound, payment, seat, terms } from "../../test/scripts.js";
import { UrlConsent } from "../url/UrlConsent.js";
import type { UrlItemProps } from "./itemComponents.js";

/** Faces of the surface that show beside the chat, or several at once. */
const meta: Meta<typeof Stage> = {
  title: "Prompt/States beside the chat",
  component: Stage,
  args: { presentation: "dialog", lingerMs: 0 },
  parameters: { layout: "fullscreen", controls: { include: ["presentation"] } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Opens no tab. */
function Url({ item: _, ...props }: UrlItemProps) {
  return <UrlConsent {...props} openTab={() => "opened"} />;
}

const askPayment = {
  start: () => createScripted(oneRound({ payment }), { policy: { continueUrl: "manual" } }),
  components: { Url },
};

export const SeveralInline: Story = {
  name: "Several requests, inline [M-18]",
  args: {
    presentation: "inline",
    start: () =>
      createScripted(({ params }) =>
        inputRequired(JSON.stringify(params).includes("OPO") ? { terms } : { seat, contact }, "s"),
      ),
    run: (scripted: Scripted) => {
      void scripted.call();
      void scripted.call({ arguments: { from: "LIS", to: "OPO" } });
    },
  },
  play: async () => {
    await waitFor(() =>
      expect(page.getAllByRole("region", { name: /Acme Flights asks you/ })).toHaveLength(2),
    );
    // Each is a landmark of its own name.
    await page.findByRole("region", { name: /Request 1 of 2 · Question 1 of 2/ });
    await page.findByRole("region", { name: /asks you Request 2 of 2$/ });
  },
};

const expectStopped = () =>
  waitFor(() =>
    expect(page.getByRole("status")).toHaveTextContent("You stopped the request to Acme Flights."),
  );

const asksAgain = inputRequired({ terms }, "again");

/** The user gave the whole call up: the prompt goes, screen readers hear why, nothing more is sent. */
export const Stopped: Story = {
  name: "Stopped [M-23]",
  args: { start: () => createScripted([asksAgain, asksAgain, asksAgain, complete()]) },
  play: async () => {
    await press("Decline");
    await page.findByText(/step 2 of this call/);
    await press("Decline");
    await press("Stop the request");
    await expectNoDialog();
    await expectStopped();
    await expect(staged().server.requests).toHaveLength(3);
    await expect(await page.findByText("You stopped Acme Flights’s request")).toBeVisible();
  },
};

/** The strip goes. */
export const StoppedWhileSending: Story = {
  name: "Stopped while the server works",
  args: {
    start: () => createScripted([inputRequired({ terms }, "s"), [hold("gate"), complete()]]),
  },
  play: async () => {
    await press("Accept");
    await press("Stop the request: Acme Flights");
    await expectStopped();
    await expect(page.queryByRole("button", { name: /Stop the request/ })).toBeNull();
  },
};

/** The page was opened; the answer goes out when the user says so. */
export const LinkWaiting: Story = {
  name: "Link: waiting [U-09]",
  args: askPayment,
  play: async () => {
    await press(/Open in a new tab/);
    await expect(await button("Open again")).toBeVisible();
    await expect(await button("Continue")).toBeVisible();
    await expect(staged().server.requests).toHaveLength(1);
  },
};

export const LinkWaitingAside: Story = {
  name: "Link: waiting, put aside [A-02]",
  args: askPayment,
  play: async () => {
    await press(/Open in a new tab/);
    await button("Open again");
    await userEvent.keyboard("{Escape}");
    await expectNoDialog();
    await press("Continue: Acme Flights");
    await expect(await button("Open again")).toBeVisible();
    await expect(staged().server.requests).toHaveLength(1);
  },
};

/** A review of all answers, in the chat. */
export const ReviewInline: Story = {
  name: "Review, inline [F-11]",
  args: { presentation: "inline", start: () => createScripted(oneRound({ seat, terms })) },
  play: async () => {
    await userEvent.click(await page.findByRole("radio", { name: "Window" }));
    await press("Next");
    await page.findByText(/fare rules/);
    await press("Decline");
    await expect(
      await page.findByRole("region", { name: "Check your answers to Acme Flights" }),
    ).toBeVisible();
    await button("Send 2 answers");
  },
};
