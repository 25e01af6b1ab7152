// Every case of cases.json, and every duty of the engine, is shown by a test that says so.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import cases from "./cases.json" with { type: "json" };

const folders = [".", "..", "../../src/session", "../../src/mcp"].map((folder) =>
  fileURLToPath(new URL(`${folder}/`, import.meta.url)),
);
const titles = folders
  .flatMap((folder) => readdirSync(folder).map((file) => folder + file))
  .filter((file) => file.endsWith(".test.ts") && !file.endsWith("/cases.test.ts"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

it("names a test for each case", () => {
  expect(cases.map(({ id }) => id).filter((id) => !titles.includes(`(${id})`))).toEqual([]);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

it("names a test for each duty", () => {
  const engine = Array.from({ length: 26 }, (_, at) => `M-${String(at + 1).padStart(2, "0")}`);
  const others = ["A-03", "A-04", "A-07", "L-01", "L-02", "L-03", "L-04", "P-01", "P-02"];
  expect([...engine, ...others].filter((id) => !titles.includes(`[${id}]`))).toEqual([]);
});
