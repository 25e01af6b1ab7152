import { complete, inputRequired, type Script, urlRequest } from "@askback/client-core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Stage, staged } from "../../test/Stage.js";
import { createScripted } from "../../test/scripted.js";
import type { UrlItemProps } from "../prompt/itemComponents.js";
import type { OpenOutcome } from "./openTab.js";
import { UrlConsent } from "./UrlConsent.js";

const openTab = fn((_href: string): OpenOutcome => "opened");
const Url = (props: UrlItemProps) => <UrlConsent {...props} openTab={openTab} />;

/** A real client and session, a server that plays a script. */
const meta: Meta<typeof Stage> = {
  title: "Url/In a chat",
  component: Stage,
  args: { presentation: "dialog", components: { Url } },
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    openTab.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const url = "https://pay.acme-flights.example/checkout?booking=K7Q2M9";
const pay = urlRequest("Please pay 214.80 EUR on our payment page.", url);
const elsewhere = urlRequest("Please confirm with your bank.", "https://bank.example/confirm");
const playing = (...script: Extract<Script, readonly unknown[]>) => ({
  start: () => createScripted(script),
});
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const sent = () =>
  staged()
    .server.requests.slice(1)
    .map(({ params }) => params.inputResponses);
const accepted = { pay: { action: "accept" } };

/** Consent, then the page, then on: one tab, one accept, and the answer goes out on Continue. */
export const FromConsentToDone: Story = {
  args: playing(inputRequired({ pay }, "s"), complete()),
  play: async () => {
    await press("Open in a new tab");
    await screen.findAllByText(/was opened/);
    await expect(sent()).toEqual([]);
    await press("Continue");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sent()).toEqual([accepted]);
    await expect(openTab).toHaveBeenCalledOnce();
  },
};

/** The same address again is a server that waits, not a new question. */
export const StillWaitingForTheSame: Story = {
  args: playing(inputRequired({ pay }, "1"), inputRequired({ pay }, "2"), complete()),
  play: async () => {
    await press("Open in a new tab");
    await press("Continue");
    await screen.findAllByText(/is still waiting/);
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent(/is still waiting/));
    await expect(screen.queryByRole("button", { name: "Open in a new tab" })).toBeNull();
    await press("Continue");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(openTab).toHaveBeenCalledOnce();
  },
};

/** flow-url-still-waiting: a result with only a state keeps the waiting view, with its ways on. */
export const StillWaitingWithoutWords: Story = {
  args: playing(
    inputRequired({ pay }, "1"),
    { resultType: "input_required", requestState: "2" },
    complete(),
  ),
  play: async () => {
    await press("Open in a new tab");
    await press("Continue");
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent(/is still waiting/));
    await expect(screen.getByRole("button", { name: "Open again" })).toBeVisible();
    await press("Continue");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(openTab).toHaveBeenCalledOnce();
  },
};

/** Another address is another consent. */
export const AnotherAddress: Story = {
  args: playing(inputRequired({ pay }, "1"), inputRequired({ pay: elsewhere }, "2"), complete()),
  play: async () => {
    await press("Open in a new tab");
    await press("Continue");
    const open = await screen.findByRole("button", { name: "Open in a new tab" });
    await waitFor(() => expect(open).toBeVisible());
    await expect(screen.getByText("bank.example", { selector: "strong" })).toBeVisible();
    await expect(openTab).toHaveBeenCalledOnce();
  },
};

/** Giving up while waiting ends the call and answers nothing. */
export const GivenUp: Story = {
  args: playing(inputRequired({ pay }, "1"), complete()),
  play: async () => {
    await press("Open in a new tab");
    await press("Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sent()).toEqual([]);
  },
};
