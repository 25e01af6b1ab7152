import { complete, inputRequired } from "@askback/client-core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { expectNoDialog, page } from "../../test/play.js";
import { Stage } from "../../test/Stage.js";
import { createScripted, type Scripted } from "../../test/scripted.js";
import { contact, oneRound, payment, seat, terms } from "../../test/scripts.js";
import { ElicitationProvider } from "../provider/ElicitationProvider.js";
import { useElicitation } from "../provider/useElicitation.js";
import { ElicitationOutlet } from "./ElicitationOutlet.js";
import { Receipts } from "./Receipts.js";

const meta: Meta<typeof Stage> = {
  title: "Prompt/Inline",
  component: Stage,
  args: { presentation: "inline" },
  parameters: { layout: "fullscreen", controls: { include: ["presentation"] } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Form: Story = { args: { start: () => createScripted(oneRound({ seat })) } };

export const Link: Story = { args: { start: () => createScripted(oneRound({ payment })) } };

export const Round: Story = {
  args: { start: () => createScripted(oneRound({ seat, contact, terms })) },
};

/** What is typed elsewhere is not disturbed: the prompt is announced and takes no focus. */
export const KeepsFocus: Story = {
  name: "Takes no focus, is announced [A-05] [X-05]",
  args: {
    start: () => createScripted(oneRound({ seat })),
    run: (scripted: Scripted) => {
      document.querySelector<HTMLElement>(".stage-composer")?.focus();
      void scripted.call();
    },
  },
  play: async () => {
    await page.findByRole("region", { name: "Acme Flights asks you" });
    await expect(page.getByLabelText("Message")).toHaveFocus();
    await expect(page.getByRole("status")).toHaveTextContent("Acme Flights asks you");
  },
};

function Chat() {
  const [scripted] = useState(() =>
    createScripted(({ params }) =>
      params.inputResponses ? complete() : inputRequired({ seat }, "state"),
    ),
  );
  useEffect(() => {
    void scripted.call();
    void scripted.call({ arguments: { from: "LIS", to: "OPO" } });
  }, [scripted]);
  return (
    <ElicitationProvider session={scripted.session} guardMs={0}>
      <main className="stage">
        <Calls />
        <ElicitationOutlet presentation="dialog" />
      </main>
    </ElicitationProvider>
  );
}

function Calls() {
  const { snapshot } = useElicitation();
  const [first] = snapshot.operations;
  return (
    <>
      <p>The first call has its place here:</p>
      {first && <ElicitationOutlet presentation="inline" operationId={first.id} />}
      {first && <Receipts operationId={first.id} />}
      <p>Everything else comes as a dialog.</p>
    </>
  );
}

export const OwnPlace: Story = {
  name: "A place of its own in the chat",
  render: () => <Chat />,
  play: async () => {
    await page.findByRole("dialog", { name: "Acme Flights asks you" });
    await expect(
      page.queryByText(/Request 1 of/, { selector: '[data-askback="queue-count"]' }),
    ).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expectNoDialog();
    await expect(await page.findByRole("region", { name: /^Acme Flights asks you/ })).toBeVisible();
  },
};
