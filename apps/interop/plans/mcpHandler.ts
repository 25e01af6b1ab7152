import { accept, cancel, decline, open, type ServerPlan } from "./types.js";

const stay = { tool: "book_stay", args: { hotel: "Harbour Inn" } };
const guest = accept({
  name: "Ada",
  email: "ada@example.org",
  nights: 3,
  arrival: "2026-12-24",
  extras: ["crib"],
  budget: 120.5,
});
const legacy =
  "Its serving of earlier revisions is stateless: a server-initiated request has no way back to it, so nothing is asked.";

export const mcpHandler: ServerPlan = {
  id: "mcp-handler",
  label: "mcp-handler",
  packages: ["mcp-handler", "@modelcontextprotocol/server", "zod"],
  command: ["node", "mcpHandler.mjs"],
  path: "/api/mcp",
  cases: [
    {
      ...stay,
      answers: [guest, accept({ confirm: true })],
      expect: /Booked Harbour Inn: .*"nights":3.*"room":"double".*"extras":\["crib"\]/su,
    },
    { ...stay, answers: [guest, accept({ confirm: false })], expect: /Not confirmed/u },
    { ...stay, answers: [decline], expect: /decline at guest/u },
    { ...stay, answers: [cancel], expect: /cancel at guest/u },
    { ...stay, answers: [guest, decline], expect: /decline at confirmation/u },
    { tool: "connect_storage", answers: [open], expect: /The account is connected/u },
    { tool: "connect_storage", answers: [decline], expect: /decline: no account/u },
    { tool: "connect_storage", answers: [cancel], expect: /cancel: no account/u },
    {
      tool: "publish_post",
      answers: [accept({ audience: "friends" }), accept({ confirm: true })],
      expect: /Published for friends/u,
    },
    {
      tool: "publish_post",
      answers: [accept({ audience: "friends" }), decline],
      expect: /Not published: accept, decline/u,
    },
  ],
};

export const mcpHandlerLegacy: ServerPlan = {
  ...mcpHandler,
  id: "mcp-handler-2025",
  label: "mcp-handler, earlier revision",
  legacy: true,
  cases: [{ ...stay, answers: [], expect: /capabilit/iu, limit: legacy }],
};
