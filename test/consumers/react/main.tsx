import "@askback/elicitation-react/styles.css";
import "@askback/elicitation-react/shadcn.css";
import { createRoot } from "react-dom/client";
import { Chat } from "./Chat";

const root = document.getElementById("root");
if (root) createRoot(root).render(<Chat />);
