import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Json } from "./mutate.js";
import type { Reader } from "./reader.js";

/** Kept inputs, one JSON value a line: what reached a branch first, and what once failed. */
export type Kept = "corpus" | "crashers";

const fileOf = (folder: string, kept: Kept, { name }: Reader) => `${folder}/${kept}/${name}.jsonl`;

const here = dirname(fileURLToPath(import.meta.url));

export function readKept(kept: Kept, reader: Reader, folder = here): Json[] {
  const file = fileOf(folder, kept, reader);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line));
}

export function writeKept(
  kept: Kept,
  reader: Reader,
  inputs: readonly Json[],
  folder = here,
): void {
  const file = fileOf(folder, kept, reader);
  const lines = [...new Set(inputs.map((input) => JSON.stringify(input)))];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
}
