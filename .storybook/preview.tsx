import type { Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import "../packages/elicitation-react/src/styles/index.css";
import "./preview.css";

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
  },
  globalTypes: {
    theme: {
      description: "Colour scheme",
      toolbar: { icon: "mirror", items: ["light", "dark"], dynamicTitle: true },
    },
    direction: {
      description: "Text direction",
      toolbar: { icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: "light", direction: "ltr" },
  decorators: [
    (Story, { globals }) => {
      useEffect(() => {
        document.documentElement.dir = globals.direction;
        document.documentElement.dataset.theme = globals.theme;
      }, [globals.direction, globals.theme]);
      return <Story />;
    },
  ],
};

export default preview;
