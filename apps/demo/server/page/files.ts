import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".svg": "image/svg+xml",
};

export interface StaticFile {
  body: Buffer;
  type: string;
  /** Its name changes with its content. */
  immutable: boolean;
}

/** Reads a file of the built page; undefined when there is none at that path. */
export async function readStatic(root: string, pathname: string): Promise<StaticFile | undefined> {
  const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  const path = normalize(join(root, name));
  const type = types[extname(path)];
  if (!path.startsWith(root + sep) || type === undefined) return undefined;
  try {
    return { body: await readFile(path), type, immutable: pathname.startsWith("/assets/") };
  } catch {
    return undefined;
  }
}
