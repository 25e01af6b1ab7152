import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { Provenance } from "../core.js";
import { defaultSettings, SettingsContext } from "../provider/settings.js";
import { UrlConsent } from "./UrlConsent.js";

const server: Provenance = {
  server: {
    id: "tracker",
    label: "Acme Tracker",
    origin: "https://mcp.acme-tools.com",
    claimedName: "acme-tracker-mcp",
  },
  source: { kind: "tool", name: "create_issue", title: "Create issue", arguments: { title: "x" } },
};

const withoutGuard: Decorator = (Story) => (
  <SettingsContext.Provider value={{ ...defaultSettings, guardMs: 0 }}>
    <Story />
  </SettingsContext.Provider>
);

const meta: Meta<typeof UrlConsent> = {
  title: "Url/Consent",
  component: UrlConsent,
  decorators: [withoutGuard],
  args: {
    provenance: server,
    request: {
      mode: "url",
      message: "Sign in to GitHub so that the issue can be created in your name.",
      url: "https://github.com/login/oauth/authorize?client_id=Iv1.8a61f9b3a7aba766&scope=repo%20user&state=xyzABC123",
    },
    onRespond: fn(),
    onContinue: fn(),
    onCancelWaiting: fn(),
    openTab: fn(() => "opened" as const),
  },
};
export default meta;
type Story = StoryObj<typeof UrlConsent>;

const message = "Please finish this step in the browser.";
const at = (url: string, text = message) => ({ mode: "url" as const, message: text, url });
const opened = {
  status: "opened" as const,
  response: { action: "accept" as const },
  at: 0,
  done: false,
  stillWaiting: 0,
};
const openButton = () => screen.findByRole("button", { name: "Open in a new tab" });

/** The ordinary case: a sign-in with another service. */
export const Ordinary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await openButton());
    await expect(args.openTab).toHaveBeenCalledOnce();
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "accept" });
    await expect(canvas.getAllByText(/was opened in a new tab/)[0]).toBeVisible();
  },
};
export const AsDialog: Story = {
  args: { presentation: "dialog" },
  play: async () => {
    const open = await openButton();
    await waitFor(() => expect(open).toBeVisible());
    await expect(screen.getByRole("dialog")).toHaveAccessibleName(/open a page/);
  },
};
export const Strong: Story = { args: { request: at("https://paypa1.com/signin") } };
export const SeveralWarnings: Story = {
  args: { request: at("http://accounts.google.com.session-8812.evil-site.com/signin") },
};
export const Blocked: Story = {
  args: { request: at("https://accounts.google.com@evil-site.com/login") },
};
export const NotAnAddress: Story = { args: { request: at("javascript:alert(1)") } };
export const InternationalName: Story = { args: { request: at("https://bücher.de/login") } };
export const Imitation: Story = { args: { request: at("https://аррӏе.com/id") } };
export const Waiting: Story = { args: { state: opened } };
export const StillWaiting: Story = { args: { state: { ...opened, stillWaiting: 2 } } };
export const Done: Story = { args: { state: { ...opened, done: true } } };
