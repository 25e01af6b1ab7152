// The walls of docs/architecture.md as rules. scripts/walls.test.ts shows that each of them bites.
const core = "^packages/client-core/src/";
const react = "^packages/elicitation-react/src/";
const testFiles = "\\.(test|stories|bench)\\.tsx?$";
const sdk = "@modelcontextprotocol/";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "core-knows-no-other-package",
      comment: "client-core stands alone: no React, no kit, no demo.",
      severity: "error",
      from: { path: core },
      to: {
        path: "^packages/elicitation-react/|^apps/|@askback/elicitation-react|node_modules/react(-dom)?/",
      },
    },
    {
      name: "kit-knows-no-demo",
      comment: "elicitation-react never reaches into the demo.",
      severity: "error",
      from: { path: "^packages/elicitation-react/" },
      to: { path: "^apps/" },
    },
    {
      name: "kit-knows-no-sdk",
      comment: "Only client-core's mcp/ room speaks with the SDK.",
      severity: "error",
      from: { path: react },
      to: { path: sdk },
    },
    {
      name: "kit-imports-core-through-core-ts",
      comment:
        "core.ts is the kit's only import of client-core, so that the surface it uses is one page.",
      severity: "error",
      from: { path: react, pathNot: [`${react}core\\.ts$`, testFiles] },
      to: { path: "^packages/client-core/|@askback/client-core" },
    },
    {
      name: "only-mcp-imports-the-sdk",
      comment:
        "mcp/ is the only room that imports the SDK; testing/ plays a server on its transport, adapters/ take types, devtools/ replays on it.",
      severity: "error",
      from: { path: core, pathNot: [`${core}(mcp|testing|adapters|devtools)/`, testFiles] },
      to: { path: sdk },
    },
    {
      name: "pure-rooms-know-no-shell",
      comment: "form/, url/ and text/ are pure: no session, no SDK adapter, no test server.",
      severity: "error",
      from: { path: `${core}(form|url|text)/`, pathNot: testFiles },
      to: { path: `${core}(session|mcp|remote|adapters|testing|devtools)/` },
    },
    {
      name: "pure-rooms-know-no-node",
      comment: "No I/O in the pure rooms, and none in the rest of the core either.",
      severity: "error",
      from: { path: core, pathNot: testFiles },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "session-knows-no-sdk-adapter",
      comment: "The session is driven by mcp/, never the other way round.",
      severity: "error",
      from: { path: `${core}session/`, pathNot: testFiles },
      to: { path: `${core}(mcp|remote|adapters|testing|devtools|url)/` },
    },
    {
      name: "remote-knows-no-mcp",
      comment: "remote/ serves any session, and knows neither who drives it nor the SDK.",
      severity: "error",
      from: { path: `${core}remote/`, pathNot: [testFiles, "\\.testing\\.ts$"] },
      to: { path: `${core}(mcp|adapters|testing)/` },
    },
    {
      name: "mcp-knows-no-remote",
      comment: "Who shows the session is no matter of the connection to a server.",
      severity: "error",
      from: { path: `${core}mcp/`, pathNot: testFiles },
      to: { path: `${core}(remote|adapters)/` },
    },
    {
      name: "adapters-drive-a-session",
      comment: "adapters/ bring other clients to a session, and know neither ours nor a page.",
      severity: "error",
      from: { path: `${core}adapters/`, pathNot: testFiles },
      to: { path: `${core}(mcp|remote|testing|form|url)/` },
    },
    {
      name: "adapters-take-types",
      comment: "An adapter needs nothing of the package it is for at run time.",
      severity: "error",
      from: { path: `${core}adapters/`, pathNot: testFiles },
      to: { path: `${sdk}|@ai-sdk/`, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "page-and-server-share-the-wire",
      comment: "What a page loads has nothing of the server, and the other way round.",
      severity: "error",
      from: { path: `${core}remote/(page|server|wire)/`, pathNot: testFiles },
      to: { path: `${core}remote/(page|server)/`, pathNot: `${core}remote/$1/` },
    },
    {
      name: "lazy-parts-load-when-needed",
      comment: "What .size-limit.cjs leaves out of the kit's budget is imported by import() alone.",
      severity: "error",
      from: { pathNot: testFiles },
      to: {
        path: `${react}(url/ConsentBody|form/controls/DateTimeControl|form/troubleRoom|prompt/ShownAnswersList)\\.tsx?$|${core}form/(parse|patternEngine)\\.ts$`,
        dynamic: false,
        dependencyTypesNot: ["type-only", "type-import"],
      },
    },
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|^/client-core/|^/elicitation-react/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Other people's servers stand on packages that only `pnpm interop` installs.
    exclude: { path: "(^|/)(dist|node_modules/.*/node_modules)/|^apps/interop/servers/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["askback-source", "import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mts", ".js", ".mjs", ".cjs", ".json", ".css", ".d.ts"],
    },
  },
};
