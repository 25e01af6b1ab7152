import type { ServerPlan } from "../plans/types.js";

export interface Row {
  plan: ServerPlan;
  versions: string;
  /** What was negotiated. */
  revision: string;
  /** How it asked. */
  ways: string[];
  /** Whether a page of another origin may call it; undefined where no page can. */
  cors?: boolean;
  script: number;
  page: number;
  failed: number;
  /** What cannot work, and was said as it should be. */
  limits: string[];
}

export function printTable(rows: readonly Row[]): void {
  const head = ["server", "revision", "asks by", "CORS", "script", "page", "failed"];
  const lines = rows.map((row) => [
    row.plan.label,
    row.revision,
    row.ways.join(", ") || "nothing",
    row.cors === undefined ? "-" : row.cors ? "yes" : "no: proxy",
    String(row.script),
    row.page === 0 ? "-" : String(row.page),
    String(row.failed),
  ]);
  const widths = head.map((word, column) =>
    Math.max(word.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const show = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  console.log(`\n${show(head)}`);
  for (const line of lines) console.log(show(line));
  console.log("");
  for (const { plan, versions, limits } of rows) {
    console.log(`${plan.label}: ${versions}`);
    for (const limit of limits) console.log(`  does not: ${limit}`);
  }
}
