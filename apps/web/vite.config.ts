import { join } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { defineConfig, type Plugin } from "vite";

const web = import.meta.dirname;
const ui = join(web, "../../packages/ui");

/** Compiles the catalogs of one package by its own lingui.config.ts; another package's are not its business. */
function catalogsOf(folder: string): Plugin[] {
  const id = `${folder.replaceAll("\\", "/")}/**/*.po`;
  return lingui({ cwd: folder }).map((plugin) =>
    typeof plugin.transform === "object"
      ? {
          ...plugin,
          name: `${plugin.name}-${folder}`,
          transform: { ...plugin.transform, filter: { id } },
        }
      : plugin,
  );
}

export default defineConfig({
  plugins: [
    reactRouter(),
    catalogsOf(web),
    catalogsOf(ui),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: web })] }),
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
