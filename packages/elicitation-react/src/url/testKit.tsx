import { type RenderResult, render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { ElicitResult, Provenance } from "../core.js";
import { defaultSettings, SettingsContext } from "../provider/settings.js";
import type { OpenOutcome } from "./openTab.js";
import { preloadUrlInspection } from "./preload.js";
import type { UrlConsentProps } from "./types.js";
import { UrlConsent } from "./UrlConsent.js";

export const provenance: Provenance = {
  server: {
    id: "tracker",
    label: "Acme Tracker",
    origin: "https://mcp.acme-tools.com",
    claimedName: "the one true tracker",
  },
  source: { kind: "tool", name: "create_issue" },
};

/** Everything but the time in which stray input is ignored. */
export function withoutGuard(children: ReactNode): ReactNode {
  return (
    <SettingsContext.Provider value={{ ...defaultSettings, guardMs: 0 }}>
      {children}
    </SettingsContext.Provider>
  );
}

export interface Shown extends RenderResult {
  user: UserEvent;
  opened: ReturnType<typeof vi.fn<(href: string) => OpenOutcome | Promise<OpenOutcome>>>;
  responses: ElicitResult[];
  /** Renders again with other props. */
  change: (props: Partial<UrlConsentProps>) => void;
}

/** Shows a consent and waits until its address has been read. `url` may be anything. */
export async function show(url: unknown, props: Partial<UrlConsentProps> = {}): Promise<Shown> {
  // The first import may take long on a busy machine; it is not what these tests are about.
  await preloadUrlInspection();
  const opened = vi.fn<(href: string) => OpenOutcome | Promise<OpenOutcome>>(() => "opened");
  const responses: ElicitResult[] = [];
  const request = {
    mode: "url",
    message: "Please finish this.",
    url,
  } as UrlConsentProps["request"];
  let current: UrlConsentProps = {
    request,
    provenance,
    openTab: opened,
    onRespond: (response) => void responses.push(response),
    ...props,
  };
  const view = render(withoutGuard(<UrlConsent {...current} />));
  const change = (more: Partial<UrlConsentProps>) => {
    current = { ...current, ...more };
    view.rerender(withoutGuard(<UrlConsent {...current} />));
  };
  if (!props.loadInspector && (props.state?.status ?? "pending") === "pending") {
    await screen.findByText((_, element) => element?.getAttribute("data-askback") === "url-site");
  }
  return { ...view, user: userEvent.setup(), opened, responses, change };
}

export const openControl = () => screen.queryByRole("button", { name: "Open in a new tab" });
export const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** The marked part of the address: what the user is to recognise. */
export const emphasised = () =>
  [...document.querySelectorAll("mark")].map((mark) => mark.textContent);

/** The whole address as it is shown. */
export const shownAddress = () =>
  document.querySelector('[data-askback="url-text"], [data-askback="url-raw"]')?.textContent;

export const site = () =>
  document.querySelector('[data-askback="url-site-host"]')?.textContent ?? undefined;

export const findings = () =>
  [...document.querySelectorAll("[data-code]")].map((item) => item.getAttribute("data-code"));
