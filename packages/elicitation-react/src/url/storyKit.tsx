import type { Decorator } from "@storybook/react-vite";
import type { Provenance } from "../core.js";
import { defaultSettings, SettingsContext } from "../provider/settings.js";

export const acme: Provenance = {
  server: {
    id: "tracker",
    label: "Acme Tracker",
    origin: "https://mcp.acme-tools.com",
    claimedName: "acme-tracker-mcp",
  },
  source: {
    kind: "tool",
    name: "create_issue",
    title: "Create issue",
    arguments: { repository: "acme/website", title: "The search is slow" },
  },
};

export const asks = (url: string, message = "Please finish this step in your browser.") => ({
  mode: "url" as const,
  message,
  url,
});

/** Plays act at once; the time in which stray input is ignored has tests of its own. */
export const withoutGuard: Decorator = (Story) => (
  <SettingsContext.Provider value={{ ...defaultSettings, guardMs: 0 }}>
    <Story />
  </SettingsContext.Provider>
);
