import { accept, cancel, decline, open, type ServerPlan } from "./types.js";

const form = { tool: "trigger-elicitation-request" };
const page = (errorPath: boolean) => ({
  tool: "trigger-url-elicitation",
  args: {
    url: "CONNECT_SITE/connect?ticket=everything",
    message: "Open it.",
    elicitationId: `e-${errorPath}`,
    errorPath,
  },
});

export const everything: ServerPlan = {
  id: "everything",
  label: "server-everything",
  packages: ["@modelcontextprotocol/server-everything", "@modelcontextprotocol/sdk"],
  command: [
    "node",
    "node_modules/@modelcontextprotocol/server-everything/dist/index.js",
    "streamableHttp",
  ],
  cases: [
    {
      ...form,
      answers: [
        accept({
          name: "Ada",
          check: true,
          email: "ada@example.org",
          homepage: "https://example.org/",
          birthdate: "1990-12-10",
          untitledMultipleSelectEnum: ["Piano", "Drums"],
          titledSingleSelectEnum: "hero-3",
          titledMultipleSelectEnum: ["fish-2"],
          legacyTitledEnum: "pet-4",
        }),
      ],
      expect:
        /Favorite Integer: 42.*"untitledMultipleSelectEnum": \[\s*"Piano",\s*"Drums"\s*\].*"legacyTitledEnum": "pet-4"/su,
    },
    { ...form, answers: [decline], expect: /User declined/u },
    { ...form, answers: [cancel], expect: /User cancelled/u },
    { ...page(false), answers: [open], expect: /User completed the URL elicitation flow/u },
    { ...page(false), answers: [decline], expect: /User declined to open/u },
    { ...page(false), answers: [cancel], expect: /User cancelled the URL/u },
    { ...page(true), answers: [open, open], expect: /User completed the URL elicitation flow/u },
    { ...page(true), answers: [decline], expect: /DECLINED|declin/u },
  ],
};

export const everythingStdio: ServerPlan = {
  ...everything,
  id: "everything-stdio",
  label: "server-everything over stdio",
  command: ["node", "node_modules/@modelcontextprotocol/server-everything/dist/index.js", "stdio"],
  stdio: true,
};
