import "./jitless.js";
import "./styles/index.css";
// The rules of the kit weigh as much as one class: whichever comes later wins.
import "@askback/elicitation-react/styles.css";
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
  const demo = await createDemo(await readConfig(), window);
  root.render(
    <StrictMode>
      <App demo={demo} />
    </StrictMode>,
  );
} catch (error) {
  root.render(<StartError error={error} />);
}
