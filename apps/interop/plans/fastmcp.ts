import { accept, cancel, decline, open, type ServerPlan } from "./types.js";

const remove = { tool: "delete-file", args: { path: "notes.txt" } };
const share = { tool: "share-file", args: { path: "notes.txt" } };

export const fastmcp: ServerPlan = {
  id: "fastmcp",
  label: "fastmcp (npm)",
  packages: ["fastmcp", "@modelcontextprotocol/sdk"],
  command: ["node", "fastmcp.mjs"],
  cases: [
    { ...remove, answers: [accept({ confirmed: true })], expect: /Deleted notes\.txt/u },
    { ...remove, answers: [accept({ confirmed: false })], expect: /cancelled \(accept\)/u },
    { ...remove, answers: [decline], expect: /cancelled \(decline\)/u },
    { ...remove, answers: [cancel], expect: /cancelled \(cancel\)/u },
    {
      ...share,
      answers: [accept({ email: "ada@example.org", rights: "write" }), accept({ note: "Here" })],
      expect: /"email":"ada@example.org","rights":"write","days":7,"note":"Here"/u,
    },
    { ...share, answers: [decline], expect: /Not shared \(decline\)/u },
    { tool: "connect-drive", answers: [open], expect: /The page was opened/u },
    { tool: "connect-drive", answers: [decline], expect: /Not connected \(decline\)/u },
    { tool: "connect-drive", answers: [cancel], expect: /Not connected \(cancel\)/u },
  ],
};

export const fastmcpStateless: ServerPlan = {
  ...fastmcp,
  id: "fastmcp-stateless",
  label: "fastmcp (npm), stateless",
  env: { STATELESS: "true" },
  cases: [
    {
      ...remove,
      answers: [],
      expect: /support|capabilit/iu,
      limit: "Each request is a connection of its own, which has heard of no capabilities.",
    },
  ],
};
