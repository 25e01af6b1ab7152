import { complete, inputRequired } from "@askback/client-core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { button, page, press, sentResponses, strip } from "../../test/play.js";
import { Stage, staged } from "../../test/Stage.js";
import { acme, createScripted } from "../../test/scripted.js";
import { oneRound, terms } from "../../test/scripts.js";

/** Questions that come too often or again, that run out of time, or that are not wanted at all. */
const meta: Meta<typeof Stage> = {
  // Part of the states, and listed by their ids.
  id: "prompt-states",
  title: "Prompt/Limits",
  component: Stage,
  args: { presentation: "dialog", lingerMs: 0 },
  parameters: { layout: "fullscreen", controls: { include: ["presentation"] } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Expired: Story = {
  name: "Time ran out [M-25]",
  args: {
    start: () => createScripted(oneRound({ terms }), { policy: { promptExpiresAfter: 1 } }),
  },
  play: async () => {
    await expect(await strip(/The time to answer Acme Flights ran out/)).toBeVisible();
    await expect(sentResponses()).toEqual({ terms: { action: "cancel" } });
  },
};

export const Expiring: Story = {
  name: "With a time limit",
  args: {
    start: () => createScripted(oneRound({ terms }), { policy: { promptExpiresAfter: 3_600_000 } }),
  },
  play: async () => {
    await expect(await page.findByText(/^Answer by/)).toBeVisible();
  },
};

const declines = inputRequired({ terms }, "again");

export const Repeated: Story = {
  name: "Asked again after decline [M-23]",
  args: { start: () => createScripted([declines, declines, declines, complete()]) },
  play: async () => {
    await press("Decline");
    await expect(
      await page.findByText(/You declined this\. Acme Flights asks again/),
    ).toBeVisible();
    await expect(page.queryByRole("button", { name: "Stop the request" })).toBeNull();
  },
};

export const RepeatedTwice: Story = {
  name: "Asked again twice: stop is offered [M-23]",
  args: { start: () => createScripted([declines, declines, declines, complete()]) },
  play: async () => {
    await press("Decline");
    await page.findByText(/step 2 of this call/);
    await press("Decline");
    await page.findByText(/step 3 of this call/);
    await expect(await button("Stop the request")).toBeVisible();
  },
};

export const Held: Story = {
  name: "Asks too often [M-24]",
  args: {
    start: () => createScripted(oneRound({ terms }), { policy: { promptsPerMinute: 0 } }),
  },
  play: async () => {
    await button("Show the question: Acme Flights");
    await expect(page.queryByRole("dialog")).toBeNull();
    await expect(await button("Mute Acme Flights: Acme Flights")).toBeVisible();
  },
};

export const HeldGoOn: Story = {
  name: "Asks too often: go on [M-24]",
  args: Held.args,
  play: async () => {
    await press("Show the question: Acme Flights");
    await expect(await page.findByRole("dialog", { name: /Acme Flights asks you/ })).toBeVisible();
  },
};

export const HeldMute: Story = {
  name: "Asks too often: mute, and unmute [M-24] [M-25]",
  args: Held.args,
  play: async () => {
    await press("Mute Acme Flights: Acme Flights");
    await expect(await strip(/Acme Flights is muted/)).toBeVisible();
    await expect(staged().server.requests).toHaveLength(1);
    await press("Unmute: Acme Flights");
    await expect(page.queryByText(/is muted/, { selector: "[data-askback=strip] *" })).toBeNull();
  },
};

export const Muted: Story = {
  args: {
    start: () => {
      const scripted = createScripted(oneRound({ terms }));
      scripted.session.muteServer(acme.id);
      return scripted;
    },
    run: () => undefined,
  },
  play: async () => {
    await expect(await strip(/acme is muted/)).toBeVisible();
  },
};
