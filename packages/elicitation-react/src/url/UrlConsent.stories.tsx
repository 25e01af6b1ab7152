import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { acme, asks, withoutGuard } from "./storyKit.js";
import { UrlConsent } from "./UrlConsent.js";

const github =
  "https://github.com/login/oauth/authorize?client_id=Iv1.8a61f9b3a7aba766&scope=repo%20user&state=xyzABC123";

const meta: Meta<typeof UrlConsent> = {
  title: "Url/Consent",
  component: UrlConsent,
  decorators: [withoutGuard],
  args: {
    provenance: acme,
    request: asks(github, "Sign in to GitHub so that the issue can be created in your name."),
    onRespond: fn(),
    onContinue: fn(),
    onCancelWaiting: fn(),
    openTab: fn(() => "opened" as const),
  },
};
export default meta;
type Story = StoryObj<typeof UrlConsent>;

const openControl = () => screen.findByRole("button", { name: "Open in a new tab" });
const reveal = () => screen.findByRole("button", { name: "Let me open it anyway…" });
const shown = async (text: RegExp) => {
  const [first] = await screen.findAllByText(text);
  await waitFor(() => expect(first).toBeVisible());
};
const noOpenControl = () =>
  expect(screen.queryByRole("button", { name: "Open in a new tab" })).toBeNull();

/** The ordinary case: a sign-in with another service. Quiet information, no warning. */
export const Ordinary: Story = {
  play: async ({ args }) => {
    await userEvent.click(await openControl());
    await expect(args.openTab).toHaveBeenCalledWith(github);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "accept" });
    await shown(/was opened/);
  },
};

/** Nothing to remark: the server's own site. */
export const NothingFound: Story = {
  args: { request: asks("https://auth.acme-tools.com/connect") },
  play: async ({ canvasElement }) => {
    await openControl();
    await expect(canvasElement.querySelector("[data-code]")).toBeNull();
  },
};

export const Notice: Story = { args: { request: asks("https://bücher.de/login") } };

/** The default action stands behind a second step. */
export const Strong: Story = {
  args: { request: asks("https://paypa1.com/signin") },
  play: async () => {
    await reveal();
    await noOpenControl();
  },
};

export const StrongSecondStep: Story = {
  args: { request: asks("https://paypa1.com/signin") },
  play: async ({ args }) => {
    await userEvent.click(await reveal());
    await expect(document.activeElement).toHaveTextContent(/in spite of the warnings/);
    await expect(args.openTab).not.toHaveBeenCalled();
    await openControl();
  },
};

export const SeveralWarnings: Story = {
  args: {
    request: asks("http://accounts.google.com.session-8812.evil-site.com/signin?token=a1B2c3D4"),
  },
};

/** No open control at all: decline, cancel, copy, and the reason. */
export const Block: Story = {
  args: { request: asks("https://accounts.google.com@evil-site.com/login") },
  play: async () => {
    await shown(/will not be opened/);
    await noOpenControl();
  },
};

export const NotAWebAddress: Story = { args: { request: asks("javascript:alert(1)") } };

/** A disguised name is shown in the form that no alphabet can disguise; the other one beside it. */
export const Imitation: Story = {
  args: { request: asks("https://\u0430\u0440\u0440\u04cf\u0435.com/id") },
};

export const AsDialog: Story = {
  args: { presentation: "dialog" },
  play: async () => {
    const open = await openControl();
    await waitFor(() => expect(open).toBeVisible());
    await expect(screen.getByRole("dialog")).toHaveAccessibleName(/open a page/);
    await expect(open).toHaveAccessibleDescription(/github\.com/);
    await expect(open).not.toHaveFocus();
  },
};

export const Checking: Story = {
  args: { loadInspector: () => new Promise(() => {}) },
  play: noOpenControl,
};

/** Without the inspection nothing can be opened. */
export const FailedInspection: Story = {
  args: { loadInspector: () => Promise.reject(new Error("offline")) },
  play: async () => {
    await shown(/could not be checked/);
    await noOpenControl();
  },
};

/** Nothing opened: that is told, and is no answer. */
export const BlockedPopup: Story = {
  args: { openTab: fn(() => "blocked" as const) },
  play: async ({ args }) => {
    await userEvent.click(await openControl());
    await shown(/No new tab seems to have opened/);
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** Opened in another way: said explicitly, never taken from copying. */
export const OpenedByHand: Story = {
  args: { openTab: () => "blocked" },
  play: async ({ args }) => {
    await userEvent.click(await openControl());
    await userEvent.click(await screen.findByRole("button", { name: "I have opened it myself" }));
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "accept" });
  },
};

export const WithoutServer: Story = { args: { provenance: undefined } };
