import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { acme, asks, withoutGuard } from "./storyKit.js";
import { UrlConsent } from "./UrlConsent.js";

const opened = {
  status: "opened" as const,
  response: { action: "accept" as const },
  at: 0,
  done: false,
  stillWaiting: 0,
};

const meta: Meta<typeof UrlConsent> = {
  title: "Url/Waiting",
  component: UrlConsent,
  decorators: [withoutGuard],
  args: {
    provenance: acme,
    request: asks("https://github.com/login/device", "Enter the code WDJB-MJHT on GitHub."),
    state: opened,
    onRespond: fn(),
    onContinue: fn(),
    onCancelWaiting: fn(),
    openTab: fn(() => "opened" as const),
  },
};
export default meta;
type Story = StoryObj<typeof UrlConsent>;

/** Opened is not completed: three ways on. */
export const Opened: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Open again" }));
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await expect(args.openTab).toHaveBeenCalledWith("https://github.com/login/device");
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};
export const AskingTheServer: Story = { args: { busy: true } };
export const StillWaiting: Story = { args: { state: { ...opened, stillWaiting: 2 } } };
export const ServerSaysDone: Story = { args: { state: { ...opened, done: true } } };
export const ContinuingFailed: Story = {
  args: { error: "The server did not answer. Your connection may have dropped." },
};
export const OpenAgainBlocked: Story = {
  args: { openTab: () => "blocked" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Open again" }));
    await screen.findAllByText(/No new tab seems to have opened/);
  },
};
/** The other tab only: a legacy server goes on by itself. */
export const NothingToContinue: Story = { args: { onContinue: undefined } };
export const Completed: Story = { args: { state: { status: "completed" }, onClose: fn() } };
export const Failed: Story = {
  args: { state: { status: "failed", message: "The sign-in was refused." }, onClose: fn() },
};
export const Expired: Story = {
  args: { state: { status: "expired", response: { action: "cancel" }, at: 0 } },
};
export const Declined: Story = {
  args: { state: { status: "answered", response: { action: "decline" }, at: 0 } },
};
export const Broken: Story = { args: { state: { status: "broken", message: "x" } } };
