import { accept, type Case, cancel, decline, open, type ServerPlan } from "./types.js";

const ticket = accept({
  title: "Broken lamp",
  kind: "bug",
  email: "ada@example.org",
  estimate: 2.5,
});
const pick = (
  shape: string,
  value: string | number | boolean | string[],
  expect: RegExp,
): Case => ({
  tool: "pick",
  args: { shape },
  answers: [accept({ value })],
  expect,
});

/** Connected as it offers itself: 2026-07-28. */
export const fastmcpPython: ServerPlan = {
  id: "fastmcp-python",
  label: "FastMCP (Python)",
  packages: [],
  python: ["fastmcp", "mcp"],
  command: ["python", "fastmcp_server.py"],
  cases: [
    {
      tool: "file_ticket",
      answers: [ticket, accept({ sure: true })],
      expect: /Filed: .*"title":"Broken lamp".*"estimate":2\.5/u,
    },
    { tool: "file_ticket", answers: [ticket, decline], expect: /No ticket \(decline\)/u },
    { tool: "file_ticket", answers: [cancel], expect: /No ticket \(cancel\)/u },
    { tool: "connect_tracker", answers: [open], expect: /Connected/u },
    { tool: "connect_tracker", answers: [decline], expect: /Not connected \(decline\)/u },
    { tool: "connect_tracker", answers: [cancel], expect: /Not connected \(cancel\)/u },
    {
      tool: "create_ticket",
      answers: [],
      expect: /2026-07-28|back-channel|elicit/u,
      limit: "ctx.elicit() is of the earlier revisions; FastMCP itself says so.",
    },
  ],
};

export const fastmcpPythonLegacy: ServerPlan = {
  ...fastmcpPython,
  id: "fastmcp-python-2025",
  label: "FastMCP (Python), earlier revision",
  legacy: true,
  cases: [
    {
      tool: "create_ticket",
      answers: [ticket],
      expect: /Ticket: .*"title":"Broken lamp","kind":"bug".*"public":true/u,
    },
    { tool: "create_ticket", answers: [decline], expect: /No ticket \(decline\)/u },
    { tool: "create_ticket", answers: [cancel], expect: /No ticket \(cancel\)/u },
    {
      tool: "strange_types",
      answers: [
        accept({
          name: "Lamp",
          reference: "0b6b5f0e-8f3c-4a45-9f5e-1c8d6f2a7b90",
          opens: "08:15:00",
          code: "XY",
          weight: 8,
        }),
      ],
      expect: /Strange: .*"price":"1\.5".*"weight":8/u,
      limit:
        "A Decimal is a number or a text, for which there is no one control: it is left out, and a form that requires it cannot be accepted.",
    },
    pick("choice", "green", /Picked: green/u),
    pick("titled", "g", /Picked: g/u),
    pick("several", ["red", "blue"], /Picked: \['red', 'blue'\]/u),
    pick("several_titled", ["g"], /Picked: \['g'\]/u),
    pick("text", "words", /Picked: words/u),
    pick("number", 7, /Picked: 7/u),
    pick("yes", false, /Picked: False/u),
    pick("one", "only", /Picked: only/u),
    pick("priority", 2, /Picked: /u),
  ],
};
