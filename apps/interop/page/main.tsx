import "@askback/elicitation-react/styles.css";
import { ElicitationOutlet, ElicitationProvider } from "@askback/elicitation-react";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { call, open, readVisit } from "./connect.js";

const visit = readVisit(window.location.search);
const opened = open(visit);
// The driver reads here which fields a form has, to fill them by their place.
Object.assign(window, { askback: opened.session });

// These servers are on this machine: that is nothing to warn of here.
const url = { context: { development: true } };

function Page() {
  const [result, setResult] = useState<string>();
  const start = () => {
    setResult("");
    void call(opened, visit).then(setResult);
  };
  return (
    <ElicitationProvider session={opened.session} guardMs={0} lingerMs={0} url={url}>
      <main>
        <h1>{`${visit.label}: ${visit.tool}`}</h1>
        <button type="button" onClick={start}>
          {"Call"}
        </button>
        <ElicitationOutlet presentation="inline" />
        {result && <output style={{ whiteSpace: "pre-wrap" }}>{result}</output>}
      </main>
    </ElicitationProvider>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Page />);
