import "./jitless.js";
import "@askback/elicitation-react/styles.css";
import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.js";
import { createDemo } from "./app/createDemo.js";
import { readConfig } from "./app/readConfig.js";
import { StartError } from "./app/StartError.js";

const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root to render into.");
const root = createRoot(element);
try {
  const demo = createDemo(await readConfig(), window);
  root.render(
    <StrictMode>
      <App demo={demo} />
    </StrictMode>,
  );
} catch (error) {
  root.render(<StartError error={error} />);
}
