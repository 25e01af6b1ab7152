import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import kitStyles from "../src/styles/index.css?inline";
import shadcnStyles from "../src/styles/shadcn.css?inline";
import shadcnTheme from "./shadcnTheme.css?inline";
import stageStyles from "./stage.css?inline";

interface ShadowStageProps {
  theme?: "shadcn" | "shadcn-dark";
  /** Gets the element inside the shadow root in which dialogs are to be mounted. */
  children: (container: HTMLElement) => ReactNode;
}

/** A shadow root with nothing but the kit's stylesheet in it. */
export function ShadowStage({ theme, children }: ShadowStageProps): ReactNode {
  const [inside, setInside] = useState<HTMLElement | null>(null);
  const attach = (host: HTMLElement | null) => {
    if (host === null || host.shadowRoot !== null) return;
    const root = host.attachShadow({ mode: "open" });
    const themed = theme === undefined ? [] : [shadcnTheme, shadcnStyles];
    root.adoptedStyleSheets = [kitStyles, stageStyles, ...themed].map((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    });
    const container = document.createElement("div");
    if (theme !== undefined) container.className = theme === "shadcn" ? "light" : "dark";
    root.append(container);
    setInside(container);
  };
  return (
    <div ref={attach} data-shadow-host="">
      {inside && createPortal(children(inside), inside)}
    </div>
  );
}
