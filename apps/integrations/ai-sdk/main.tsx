import "../shared/jitless.js";
import "./chat.css";
// #region askback
import "@askback/elicitation-react/styles.css";
import "@askback/elicitation-react/shadcn.css";
// #endregion
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Chat, path } from "./Chat.js";

const root = document.getElementById("root");
if (root) {
  const before = await (await fetch(`${path}/thread`)).json();
  createRoot(root).render(
    <StrictMode>
      <Chat before={before} />
    </StrictMode>,
  );
}
