import { reactRouter } from "@react-router/dev/vite";
import { libraryPlugins } from "@tessera/ui/vite";
import { defineConfig } from "vite";
import { codeGroups } from "./code-groups.ts";
import { inlineScripts } from "./inline-scripts.ts";

export default defineConfig({
  plugins: [inlineScripts(), reactRouter(), libraryPlugins(import.meta.dirname)],
  define: {
    __PUBLIC_URL__: JSON.stringify(process.env["PUBLIC_URL"]?.replace(/\/$/, "") ?? ""),
  },
  optimizeDeps: {
    include: ["@lingui/core", "@lingui/react", "react-aria-components"],
  },
  build: { modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: codeGroups } } } },
    },
  },
});
