import type { Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import { ElicitationMessagesProvider } from "../packages/elicitation-react/src/index.js";
import "../packages/elicitation-react/src/styles/index.css";
import { preloadAll } from "../packages/elicitation-react/test/preload.js";
import { checkLayout } from "./layout.js";
import { locales, localeTitles, rightToLeft } from "./locales.js";
import "./preview.css";

// STORYBOOK_THEME=dark runs all stories, and axe on them, in the other scheme.
const theme = import.meta.env.STORYBOOK_THEME === "dark" ? "dark" : "light";

const preview: Preview = {
  parameters: {
    // Any axe violation fails the story's test.
    a11y: {
      test: "error",
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      },
    },
    controls: { expanded: true },
    options: {
      storySort: { order: ["Overview", "Docs", "Prompt", "Form", "Url", "Languages", "*"] },
    },
    viewport: {
      options: {
        phone: { name: "Phone, 320 px", styles: { width: "320px", height: "640px" } },
        tablet: { name: "Tablet, 768 px", styles: { width: "768px", height: "1024px" } },
        zoomed: { name: "Wide at 400 % zoom", styles: { width: "320px", height: "256px" } },
        twice: { name: "Wide at 200 % zoom", styles: { width: "640px", height: "400px" } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: "Colour scheme",
      toolbar: { icon: "mirror", items: ["light", "dark"], dynamicTitle: true },
    },
    direction: {
      description: "Text direction; “auto” follows the language",
      toolbar: { icon: "transfer", items: ["auto", "ltr", "rtl"], dynamicTitle: true },
    },
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        items: Object.entries(localeTitles).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme, direction: "auto", locale: "en" },
  // In tests only: in Storybook itself the window may have any size.
  afterEach: () => {
    if ("__vitest_browser__" in globalThis) checkLayout();
  },
  // Stories are about what is shown, not about how long it takes to arrive.
  loaders: [
    async () => {
      await preloadAll();
      return {};
    },
  ],
  decorators: [
    (Story, { globals }) => {
      const { theme, direction, locale } = globals;
      const dir = direction === "auto" ? (rightToLeft.has(locale) ? "rtl" : "ltr") : direction;
      useEffect(() => {
        document.documentElement.dir = dir;
        document.documentElement.lang = locale;
        document.documentElement.dataset.theme = theme;
      }, [dir, locale, theme]);
      const messages = locales[locale];
      return (
        <ElicitationMessagesProvider {...(messages && { messages })}>
          <Story />
        </ElicitationMessagesProvider>
      );
    },
  ],
};

export default preview;
