import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vite";

const cwd = import.meta.dirname;

export default defineConfig({
  plugins: [
    reactRouter(),
    lingui({ cwd }),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd })] }),
    { ...optimizeLocales.vite({ locales: ["en-US", "tr-TR"] }), enforce: "pre" },
  ],
  define: {
    __PUBLIC_URL__: JSON.stringify(process.env["PUBLIC_URL"]?.replace(/\/$/, "") ?? ""),
  },
  optimizeDeps: {
    include: ["@lingui/core", "@lingui/react", "react-aria-components"],
  },
  build: { modulePreload: { polyfill: false } },
});
