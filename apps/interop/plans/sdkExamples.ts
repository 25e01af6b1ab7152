import { accept, cancel, decline, type ServerPlan } from "./types.js";

const examples = "node_modules/@modelcontextprotocol/sdk/dist/esm/examples/server";

/** Comes with the SDK of the earlier revisions. It asks outside the stream of the call. */
export const formExample: ServerPlan = {
  id: "sdk-form-example",
  label: "SDK 1 form example",
  packages: ["@modelcontextprotocol/sdk"],
  command: ["node", `${examples}/elicitationFormExample.js`],
  cases: [
    {
      tool: "create_event",
      answers: [
        accept({ title: "Dinner" }),
        accept({ date: "2026-12-24", startTime: "19:30", duration: 90 }),
      ],
      expect: /created successfully.*"title": "Dinner".*"duration": 90/su,
    },
    { tool: "create_event", answers: [accept({ title: "Dinner" }), cancel], expect: /cancelled/u },
    {
      tool: "update_shipping_address",
      answers: [
        accept({ name: "Ada", street: "Pier 1", city: "Hull", state: "ER", zipCode: "12345" }),
      ],
      expect: /updated successfully.*"zipCode": "12345"/su,
    },
    { tool: "update_shipping_address", answers: [decline], expect: /cancelled by user/u },
    { tool: "register_user", answers: [decline], expect: /cancelled by user/u },
    { tool: "register_user", answers: [cancel], expect: /was cancelled/u },
  ],
};

export const streamableExample: ServerPlan = {
  ...formExample,
  id: "sdk-streamable-example",
  label: "SDK 1 Streamable HTTP example",
  command: ["node", `${examples}/simpleStreamableHttp.js`],
  env: { MCP_PORT: "PORT" },
  cases: [
    {
      tool: "collect-user-info",
      args: { infoType: "preferences" },
      answers: [accept({ theme: "dark", notifications: true })],
      expect: /"theme": "dark"/u,
    },
    {
      tool: "collect-user-info",
      args: { infoType: "feedback" },
      answers: [accept({ rating: 4, comments: "Fine", recommend: true })],
      expect: /"rating": 4/u,
    },
    {
      tool: "collect-user-info",
      args: { infoType: "contact" },
      answers: [decline],
      expect: /declin/iu,
    },
    {
      tool: "collect-user-info",
      args: { infoType: "contact" },
      answers: [cancel],
      expect: /cancel/iu,
    },
  ],
};
