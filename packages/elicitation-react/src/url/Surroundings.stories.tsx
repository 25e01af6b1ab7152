import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { acme, asks, withoutGuard } from "./storyKit.js";
import { UrlConsent } from "./UrlConsent.js";

/** Right-to-left, dark, small screens, very long addresses. */
const meta: Meta<typeof UrlConsent> = {
  title: "Url/Surroundings",
  component: UrlConsent,
  decorators: [withoutGuard],
  args: {
    provenance: acme,
    request: asks("https://accounts.google.com/o/oauth2/v2/auth?client_id=40740871&scope=openid"),
    openTab: () => "opened",
    presentation: "dialog",
  },
};
export default meta;
type Story = StoryObj<typeof UrlConsent>;

const phone = { viewport: { value: "phone", isRotated: false } };
const viewport = {
  options: { phone: { name: "Small phone", styles: { width: "320px", height: "480px" } } },
};
const longUrl = `https://login.example.com/a?state=${"A".repeat(12_000)}`;
const inView = (element: Element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    presentation: "inline",
    request: asks("https://bücher.de:8443/login?a=1", "אנא היכנסו לחשבון (v2)."),
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole("button", { name: "Open in a new tab" });
    const address = canvasElement.querySelector('[data-askback="url-text"]');
    await expect(address && getComputedStyle(address).direction).toBe("ltr");
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
export const DarkWithWarnings: Story = {
  globals: { theme: "dark" },
  args: { request: asks("https://paypa1.com/signin") },
};
export const Phone: Story = { globals: phone, parameters: { viewport } };
export const PhoneWithWarnings: Story = {
  globals: phone,
  parameters: { viewport },
  args: { request: asks("http://accounts.google.com.session-8812.evil-site.com/signin") },
};

/** url-very-long: the site and the three answers stay in view, nothing of the address is cut [U-01]. */
export const PhoneWithLongAddress: Story = {
  globals: phone,
  parameters: { viewport },
  args: { request: asks(longUrl) },
  play: async () => {
    const open = await screen.findByRole("button", { name: "Open in a new tab" });
    await waitFor(() => expect(open).toBeVisible());
    const seen = [
      open,
      screen.getByRole("button", { name: "Decline" }),
      screen.getByRole("button", { name: "Cancel" }),
      screen.getByText("example.com", { selector: "strong" }),
    ];
    for (const element of seen) await expect(inView(element)).toBe(true);
    const area = screen.getByRole("region", { name: "Full address" });
    await expect(area).toHaveAttribute("tabindex", "0");
    await expect(area.textContent).toBe(longUrl);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
