import { complete, hold, httpFailure, inputRequired, rpcError } from "@askback/client-core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { button, expectNoDialog, page, press, sentResponses, strip } from "../../test/play.js";
import { Stage, staged } from "../../test/Stage.js";
import { createScripted, type Scripted } from "../../test/scripted.js";
import { oneRound, seat, terms } from "../../test/scripts.js";

/** Every face of the surface besides the question itself. */
const meta: Meta<typeof Stage> = {
  title: "Prompt/States",
  component: Stage,
  args: { presentation: "dialog", lingerMs: 0 },
  parameters: { layout: "fullscreen", controls: { include: ["presentation"] } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** The answer is on its way and the server takes its time. */
export const Sending: Story = {
  args: {
    start: () => createScripted([inputRequired({ terms }, "s"), [hold("gate"), complete()]]),
    lingerMs: Number.POSITIVE_INFINITY,
  },
  play: async () => {
    await press("Accept");
    await expect(await button(/Sending/)).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByRole("button", { name: "Cancel" })).toBeEnabled();
  },
};

/** It takes longer: the dialog makes way for a strip. */
export const SendingLong: Story = {
  name: "Sending for long",
  args: {
    start: () => createScripted([inputRequired({ terms }, "s"), [hold("gate"), complete()]]),
  },
  play: async () => {
    await press("Accept");
    await expectNoDialog();
    await expect(await strip(/Sending your answer to Acme Flights/)).toBeVisible();
    await expect(await button("Stop the request: Acme Flights")).toBeVisible();
  },
};

/** The server has the answers and asked to be asked again: no dialog. */
export const Working: Story = {
  args: {
    start: () =>
      createScripted(
        [inputRequired({ terms }, "one"), inputRequired(undefined, "two"), complete()],
        {
          policy: { stateRoundDelay: 3_600_000, maxStateRoundDelay: 3_600_000 },
        },
      ),
  },
  play: async () => {
    await press("Accept");
    await expect(await strip("Acme Flights is working on it…")).toBeVisible();
    await expectNoDialog();
    await press("Stop the request: Acme Flights");
    await expect(page.queryByText(/is working/, { selector: "[data-askback=strip] *" })).toBeNull();
  },
};

export const SendingFailedAside: Story = {
  name: "Sending failed while aside",
  args: {
    start: () =>
      createScripted([inputRequired({ terms }, "s"), [hold("gate"), httpFailure(503)], complete()]),
  },
  play: async () => {
    await press("Accept");
    await strip(/Sending/);
    staged().server.release("gate");
    await expect(await strip("Your answer did not reach Acme Flights")).toBeVisible();
    await press("Send again: Acme Flights");
    await expect(await page.findByText("You answered Acme Flights")).toBeVisible();
  },
};

export const Failed: Story = {
  name: "Request failed",
  args: {
    start: () =>
      createScripted([inputRequired({ terms }, "s"), rpcError(-32000, "Fare is sold out")]),
  },
  play: async () => {
    await press("Accept");
    await expect(await strip("The request to Acme Flights failed.")).toBeVisible();
    await press("Close: Acme Flights");
    await expect(page.queryByText(/failed/, { selector: "[data-askback=strip] *" })).toBeNull();
    // What was answered stays in the thread.
    await expect(page.getByText("You answered Acme Flights")).toBeVisible();
  },
};

const withdrawing = new AbortController();

export const Withdrawn: Story = {
  name: "Withdrawn by the caller [M-17]",
  args: {
    start: () => createScripted(oneRound({ terms })),
    run: (scripted: Scripted) => void scripted.call({ signal: withdrawing.signal }),
  },
  play: async () => {
    await page.findByRole("dialog");
    withdrawing.abort();
    await expect(await strip(/question was withdrawn/)).toBeVisible();
    await expectNoDialog();
    await press("Close: Acme Flights");
    await expect(page.queryByRole("button", { name: /Close/ })).toBeNull();
    await expect(page.getByText("Acme Flights’s question was withdrawn")).toBeVisible();
  },
};

function Throws(): never {
  throw new Error("The map could not be drawn");
}

export const Broken: Story = {
  name: "Interface threw [M-26]",
  args: {
    start: () => createScripted(oneRound({ seat }), { policy: { interfaceError: "keep" } }),
    components: { Form: Throws },
  },
  play: async () => {
    await expect(await page.findByText(/This question cannot be shown/)).toBeVisible();
    await expect(page.getByText(/Which seat/)).toBeVisible();
    await button("Cancel");
    await button("Decline");
  },
};

export const BrokenDecline: Story = {
  name: "Interface threw: decline [M-26]",
  args: Broken.args,
  play: async () => {
    await page.findByText(/This question cannot be shown/);
    await press("Decline");
    await expectNoDialog();
    await expect(sentResponses()).toEqual({ seat: { action: "decline" } });
  },
};

export const BrokenEnds: Story = {
  name: "Interface threw: the call is rejected [M-26]",
  args: {
    start: () => createScripted(oneRound({ seat })),
    components: { Form: Throws },
  },
  play: async () => {
    await expect(await strip("The request to Acme Flights failed.")).toBeVisible();
    await userEvent.click(await page.findByText("Technical details"));
    await expect(await page.findByText("INTERFACE_FAILED")).toBeVisible();
  },
};

export const SeveralRequests: Story = {
  name: "Several requests [M-18]",
  args: {
    start: () => createScripted(() => inputRequired({ seat }, "s")),
    run: (scripted: Scripted) => {
      void scripted.call();
      void scripted.call({ arguments: { from: "LIS", to: "ZRH" } });
      void scripted.call({ arguments: { from: "LIS", to: "OPO" } });
    },
  },
  play: async () => {
    await expect(await page.findByText("Request 1 of 3")).toBeVisible();
    await userEvent.type(await page.findByLabelText(/Note for the crew/), "first");
    await press("Next request");
    await expect(await page.findByText("Request 2 of 3")).toBeVisible();
    await expect(page.getByLabelText(/Note for the crew/)).toHaveValue("");
    await press("Previous request");
    await expect(await page.findByText("Request 1 of 3")).toBeVisible();
    await expect(page.getByLabelText(/Note for the crew/)).toHaveValue("first");
  },
};
