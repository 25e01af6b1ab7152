import type { ReactNode } from "react";
import { useLanguage } from "../app/context.js";

/** Around parts of the kit within this page's English: says which language they speak. */
export function Kit({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="kit" lang={useLanguage().tag}>
      {children}
    </div>
  );
}
