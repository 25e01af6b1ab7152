import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// One page for each integration, built from the sources of both packages.
const pages = ["", "plain-react/", "assistant-ui/", "ai-sdk/", "ai-sdk-own-client/"];

export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  plugins: [react()],
  resolve: { conditions: ["askback-source", "module", "browser", "development|production"] },
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1024,
    // Inlined files would be data: addresses, which the pages' policy does not allow for styles.
    assetsInlineLimit: 0,
    rolldownOptions: { input: pages.map((page) => `${import.meta.dirname}/${page}index.html`) },
  },
});
