import { createElicitationClient, createElicitationSession } from "@askback/client-core";
import { createRecorder } from "@askback/client-core/devtools";
import {
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
} from "@askback/client-core/testing";
import { Client } from "@modelcontextprotocol/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useEffect, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ElicitationOutlet, ElicitationProvider } from "../index.js";
import "../styles/devtools.css";
import { AskbackDevtools } from "./AskbackDevtools.js";

const meta: Meta = {
  title: "Devtools/Panel",
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj;

function start() {
  const recorder = createRecorder();
  const session = createElicitationSession({ onEvent: recorder.onEvent });
  const server = createScriptedServer([
    inputRequired({ city: formRequest("Which city?") }, "state-1"),
    complete(),
  ]);
  const client = new Client(
    { name: "chat", version: "1" },
    { versionNegotiation: { mode: "auto" } },
  );
  const elicitation = createElicitationClient(client, {
    session,
    server: { id: "tables", label: "Tables", origin: "https://tables.example" },
  });
  const connected = client.connect(recorder.watch(server.transport, "tables"));
  const call = async () => {
    await connected;
    await elicitation.callTool({ name: "book_table", arguments: { guests: 2 } });
  };
  return { recorder, session, call };
}

function Page(): ReactNode {
  const [{ recorder, session, call }] = useState(start);
  useEffect(() => void call(), [call]);
  return (
    <ElicitationProvider session={session} guardMs={0} lingerMs={0}>
      <main>
        <ElicitationOutlet presentation="inline" />
        <AskbackDevtools recorder={recorder} session={session} />
      </main>
    </ElicitationProvider>
  );
}

/** A call that asked back: its events and its messages, and the same question asked again. */
export const RecordsAndReplays: Story = {
  name: "Records a call, and replays it",
  render: () => <Page />,
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "Askback devtools" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: /v/u }), "Oslo");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await panel.findByText("ended");
    const [, retry] = panel.getAllByText(/^tools\/call #/u);
    await userEvent.click(retry as HTMLElement);
    await expect(panel.getByText(/"Oslo"/u)).toBeVisible();

    await userEvent.click(panel.getByRole("button", { name: "Replay" }));
    const again = await canvas.findByRole("textbox", { name: /v/u });
    await expect(canvas.getByText("Replay of Tables")).toBeVisible();
    await userEvent.type(again, "Bergen");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await panel.findByText("Replayed: 1 round was answered. Nothing was sent to the server.");
    // The wire of the page's own connection has nothing of it.
    await expect(panel.queryByText(/"Bergen"/u)).toBeNull();
  },
};

/** A file that is no recording is told as such, and the live recording stays. */
export const LoadsFiles: Story = {
  name: "Loads a recording, and refuses what is none",
  render: () => <Page />,
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "Askback devtools" }));
    const file = panel.getByLabelText("Load recording");
    await userEvent.upload(file, new File(["no"], "notes.json", { type: "application/json" }));
    await expect(await panel.findByRole("alert")).toHaveTextContent("it is not JSON");
    const recording = {
      version: 1,
      events: [
        {
          type: "ended",
          status: "stopped",
          at: 0,
          operationId: "x",
          provenance: { server: { id: "other" }, source: { kind: "tool", name: "from a file" } },
        },
      ],
      messages: [],
    };
    const saved = new File([JSON.stringify(recording)], "saved.json", { type: "application/json" });
    await userEvent.upload(file, saved);
    await panel.findByText("from a file");
    await userEvent.click(panel.getByRole("button", { name: "Back to live" }));
    await waitFor(() => expect(panel.queryByText("from a file")).toBeNull());
  },
};
