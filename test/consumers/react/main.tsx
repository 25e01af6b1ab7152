import "./jitless.js";
import "@askback/elicitation-react/styles.css";
import "@askback/elicitation-react/shadcn.css";
import "@askback/elicitation-react/devtools.css";
import { de } from "@askback/elicitation-react/messages/de";
import { createRoot } from "react-dom/client";
import { Chat } from "./Chat.js";
import { Local } from "./Local.js";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <>
      <Chat messages={de} />
      <Local />
    </>,
  );
}
