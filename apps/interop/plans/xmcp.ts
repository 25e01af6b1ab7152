import { accept, cancel, decline, open, type ServerPlan } from "./types.js";

const remove = { tool: "delete-branch", args: { branch: "spike" } };
const rename = { tool: "rename-branch", args: { branch: "spike" } };

export const xmcp: ServerPlan = {
  id: "xmcp",
  label: "xmcp",
  packages: ["xmcp", "@xmcp-dev/compiler"],
  cwd: "xmcp",
  build: ["node", "../node_modules/xmcp/dist/cli.js", "build"],
  command: ["node", "dist/http.js"],
  cases: [
    {
      ...remove,
      answers: [accept({ confirm: true, reason: "merged" })],
      expect: /Deleted spike \(merged\)/u,
    },
    {
      ...remove,
      answers: [accept({ confirm: false, reason: "mistake" })],
      expect: /Kept spike \(elicit|Kept spike \(accept/u,
    },
    { ...remove, answers: [decline], expect: /Kept spike \(decline\)/u },
    { ...remove, answers: [cancel], expect: /Kept spike \(cancel\)/u },
    { tool: "connect-repository", answers: [open], expect: /The repository is connected/u },
    { tool: "connect-repository", answers: [decline], expect: /Not connected \(decline\)/u },
    { tool: "connect-repository", answers: [cancel], expect: /Not connected \(cancel\)/u },
    {
      ...rename,
      answers: [],
      expect: /not available on protocol revision 2026-07-28/u,
      limit: "extra.elicit() is of the earlier revisions; xmcp itself says so.",
    },
  ],
};

export const xmcpLegacy: ServerPlan = {
  ...xmcp,
  id: "xmcp-2025",
  label: "xmcp, earlier revision",
  legacy: true,
  cases: [
    {
      ...rename,
      answers: [],
      expect: /capabilit|support/iu,
      limit: "Served without a session: the server knows no capabilities of the client.",
    },
  ],
};
