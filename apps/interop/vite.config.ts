import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The page is built from the sources of both packages, like the demo.
export default defineConfig({
  root: `${import.meta.dirname}/page`,
  base: "./",
  plugins: [react()],
  resolve: { conditions: ["askback-source", "module", "browser", "development|production"] },
  build: {
    outDir: "../dist/page",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 1024,
  },
});
