import { dirname } from "node:path";
import { defineConfig } from "vite";
import { libraryPlugins } from "../vite/plugins.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [libraryPlugins(dirname(import.meta.dirname))],
  build: { outDir: "../build/playground", emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  optimizeDeps: { include: ["@lingui/core", "@lingui/react", "react-aria-components"] },
});
