import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/elicitation-react/src/**/*.mdx",
    "../packages/elicitation-react/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) => ({
    ...vite,
    base: "./",
    resolve: {
      ...vite.resolve,
      conditions: ["askback-source", "module", "browser", "development|production"],
    },
  }),
};

export default config;
