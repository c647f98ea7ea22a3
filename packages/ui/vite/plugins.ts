import { dirname } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import babel from "@rolldown/plugin-babel";
import type { PluginOption } from "vite";
import { customMediaPlugin } from "./custom-media.ts";

const library = dirname(import.meta.dirname);

/**
 * The Vite plugins of an application that uses the library: text macros, the catalogs of the
 * library and the application, the named widths of media queries, and React Aria reduced to our
 * languages.
 */
export function libraryPlugins(folder: string): PluginOption[] {
  const folders = folder === library ? [library] : [folder, library];
  return [
    ...folders.map(catalogsOf),
    customMediaPlugin(library),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: folder })] }),
    { ...optimizeLocales.vite({ locales: ["en-US", "tr-TR"] }), enforce: "pre" },
  ];
}

/** Compiles the catalogs of one package by its own lingui.config.ts, and ignores those of others. */
function catalogsOf(folder: string): PluginOption[] {
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
