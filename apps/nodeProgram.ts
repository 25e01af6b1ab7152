import type { UserConfig } from "tsdown";

/**
 * How the programs of the apps are bundled for Node, which runs no TypeScript before 22: their packages
 * stay outside, and ours are taken from their sources.
 */
export function nodeProgram(entry: { [name: string]: string }, outDir: string): UserConfig {
  return {
    entry,
    outDir,
    format: "esm",
    platform: "node",
    target: "node20",
    dts: false,
    sourcemap: true,
    deps: { alwaysBundle: [/^@askback\//u] },
    inputOptions: { resolve: { conditionNames: ["askback-source", "import", "node", "default"] } },
  };
}
