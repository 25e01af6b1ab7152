// A page without React and without a build step: plain files, and what the packages publish.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listen, pathOf, sendFile } from "./serve.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const roots: readonly [prefix: string, folder: string][] = [
  ["/client-core/", here("../../client-core/dist")],
  ["/elicitation-react/", here("../dist")],
  ["/", here("./elementPage")],
];

/** No inline code or style, and no text that becomes markup or code anywhere. */
const policy =
  "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

export interface ElementSite {
  origin: string;
  /** The paths of everything that the page loaded. */
  loaded: string[];
  close: () => Promise<void>;
}

/** @throws Error when the packages were not built */
export async function startElementSite(): Promise<ElementSite> {
  if (!existsSync(here("../dist/element/index.js"))) {
    throw new Error(
      "packages/elicitation-react/dist/element is not built. Run `pnpm build` first.",
    );
  }
  const loaded: string[] = [];
  const { origin, close } = await listen((request, response) => {
    const path = pathOf(request.url);
    if (path === "/favicon.ico") return response.writeHead(204).end();
    loaded.push(path);
    const [prefix, folder] = roots.find(([start]) => path.startsWith(start)) ?? ["/", ""];
    return sendFile(response, join(folder, path.slice(prefix.length)), policy);
  });
  return { origin, loaded, close };
}
