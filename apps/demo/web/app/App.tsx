import { ElicitationProvider } from "@askback/elicitation-react";
import { type ReactNode, useState } from "react";
import { Composer } from "../chat/Composer.js";
import { Thread } from "../chat/Thread.js";
import { SidePanel } from "../panel/SidePanel.js";
import { useCovers } from "../panel/useCovers.js";
import { DemoContext, useDemo, useLanguage } from "./context.js";
import type { Demo } from "./createDemo.js";
import { Header } from "./Header.js";

// This demo's own servers are on this machine: their addresses are nothing to warn of here.
const url = { context: { development: true } };

export function App({ demo }: { demo: Demo }): ReactNode {
  return (
    <DemoContext.Provider value={demo}>
      <Page />
    </DemoContext.Provider>
  );
}

function Page() {
  const demo = useDemo();
  const { messages } = useLanguage();
  const [panelOpen, setPanelOpen] = useState(false);
  const covers = useCovers();
  // What lies under the panel is out of reach, for the keyboard as well.
  const covered = panelOpen && covers;
  return (
    <ElicitationProvider
      session={demo.session}
      messages={messages}
      guardMs={demo.config.guardMs}
      url={url}
    >
      <div className="app" lang="en" data-panel={panelOpen ? "open" : "closed"}>
        <Header
          inert={covered}
          panelOpen={panelOpen}
          onTogglePanel={() => setPanelOpen(!panelOpen)}
        />
        <main className="chat" inert={covered}>
          <Thread />
          <Composer />
        </main>
        {panelOpen && <SidePanel covers={covers} onClose={() => setPanelOpen(false)} />}
      </div>
    </ElicitationProvider>
  );
}
