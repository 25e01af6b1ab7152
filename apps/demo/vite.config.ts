import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The page is built from the sources of both packages: no other build has to run first.
export default defineConfig({
  root: `${import.meta.dirname}/web`,
  base: "./",
  plugins: [react()],
  resolve: { conditions: ["askback-source", "module", "browser", "development|production"] },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1024,
    // Inlined files would be data: addresses, which the page's policy does not allow for styles.
    assetsInlineLimit: 0,
  },
  server: { host: "127.0.0.1" },
});
