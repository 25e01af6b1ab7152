import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { expect, userEvent } from "storybook/test";
import { expectNoDialog, expectSent, page, press } from "../../test/play.js";
import { Stage, staged } from "../../test/Stage.js";
import { createScripted } from "../../test/scripted.js";
import { oneRound, seat } from "../../test/scripts.js";

/**
 * Escape, the close control and a click outside mean cancel. Where that would throw away what was
 * typed or answered, nothing is sent: the prompt is put aside, and a strip leads back to it.
 */
const meta: Meta<typeof Stage> = {
  title: "Prompt/Closing",
  component: Stage,
  args: { presentation: "dialog", start: () => createScripted(oneRound({ seat })) },
  parameters: { layout: "fullscreen", controls: { include: ["presentation"] } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

async function type(): Promise<void> {
  await userEvent.type(await page.findByLabelText(/Note for the crew/), "Nut allergy");
}

export const Untouched: Story = {
  name: "Untouched: Escape is cancel [A-02]",
  play: async () => {
    await page.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expectSent({ seat: { action: "cancel" } });
    await expectNoDialog();
  },
};

export const CloseControl: Story = {
  name: "Untouched: close control [A-02]",
  play: async () => {
    await press("Close");
    await expectSent({ seat: { action: "cancel" } });
  },
};

export const Outside: Story = {
  name: "Untouched: click outside [A-02]",
  play: async () => {
    await page.findByRole("dialog");
    await userEvent.click(document.querySelector('[data-askback="overlay"]') ?? document.body);
    await expectSent({ seat: { action: "cancel" } });
  },
};

function OwnModal(props: ComponentProps<typeof Stage>): ReactNode {
  const modal = useRef<HTMLDialogElement>(null);
  useEffect(() => modal.current?.showModal(), []);
  return (
    <>
      <Stage {...props} />
      <dialog ref={modal} aria-label="Settings">
        <button type="button" onClick={() => modal.current?.close()}>
          Done
        </button>
      </dialog>
    </>
  );
}

export const BesideAModal: Story = {
  name: "Beside a modal of the page: waits until it is closed",
  render: (args) => <OwnModal {...args} />,
  play: async () => {
    await page.findByRole("dialog", { name: "Settings" });
    await page.findByLabelText(/Note for the crew/);
    await userEvent.click(page.getByRole("button", { name: "Done" }));
    await expect(await page.findByRole("dialog", { name: /Acme Flights/ })).toBeVisible();
    await type();
  },
};

export const PutAside: Story = {
  name: "With unsaved input: put aside [A-02]",
  play: async () => {
    await type();
    await userEvent.keyboard("{Escape}");
    await expectNoDialog();
    await expect(await page.findByRole("button", { name: "Continue: Acme Flights" })).toBeVisible();
    await expect(staged().server.requests).toHaveLength(1);
  },
};

export const ComeBack: Story = {
  name: "With unsaved input: come back [A-02]",
  play: async () => {
    await type();
    await userEvent.keyboard("{Escape}");
    await press("Continue: Acme Flights");
    await expect(await page.findByLabelText(/Note for the crew/)).toHaveValue("Nut allergy");
    await userEvent.click(page.getByRole("radio", { name: "Aisle" }));
    await press("Send");
    await expectSent({
      seat: { action: "accept", content: { seat: "a", note: "Nut allergy" } },
    });
  },
};

export const CancelAfterAll: Story = {
  name: "With unsaved input: cancel after all",
  play: async () => {
    await type();
    await userEvent.keyboard("{Escape}");
    await press("Cancel: Acme Flights");
    await expectSent({ seat: { action: "cancel" } });
  },
};

export const InlineComeBack: Story = {
  name: "Inline: closed and back [A-02] [X-03]",
  args: { presentation: "inline" },
  play: async () => {
    await type();
    await press("Close");
    await expect(await page.findByRole("button", { name: "Continue: Acme Flights" })).toHaveFocus();
    await press("Continue: Acme Flights");
    await expect(await page.findByRole("heading", { name: "Acme Flights asks you" })).toHaveFocus();
    await expect(page.getByLabelText(/Note for the crew/)).toHaveValue("Nut allergy");
  },
};
