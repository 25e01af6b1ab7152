import { ElicitationProvider } from "@askback/elicitation-react";
import { type ReactNode, useState } from "react";
import { Composer } from "../chat/Composer.js";
import { Thread } from "../chat/Thread.js";
import { SidePanel } from "../panel/SidePanel.js";
import { DemoContext } from "./context.js";
import type { Demo } from "./createDemo.js";
import { Header } from "./Header.js";

// This demo's own servers are on this machine: their addresses are nothing to warn of here.
const url = { context: { development: true } };

export function App({ demo, nonce }: { demo: Demo; nonce: string | undefined }): ReactNode {
  const [panelOpen, setPanelOpen] = useState(false);
  return (
    <DemoContext.Provider value={demo}>
      <ElicitationProvider
        session={demo.session}
        guardMs={demo.config.guardMs}
        url={url}
        nonce={nonce}
      >
        <div className="app" data-panel={panelOpen ? "open" : "closed"}>
          <Header panelOpen={panelOpen} onTogglePanel={() => setPanelOpen(!panelOpen)} />
          <main className="chat">
            <Thread />
            <Composer />
          </main>
          {panelOpen && <SidePanel onClose={() => setPanelOpen(false)} />}
        </div>
      </ElicitationProvider>
    </DemoContext.Provider>
  );
}
