import { dirname } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import babel from "@rolldown/plugin-babel";
import type { PluginOption } from "vite";

const library = dirname(import.meta.dirname);

/**
 * What Vite needs to build an application on the library: the macros of texts, the library's catalogs and those of the
 * application's own folder, and React Aria without the languages that nobody sees.
 */
export function libraryPlugins(folder: string): PluginOption[] {
  const folders = folder === library ? [library] : [folder, library];
  return [
    ...folders.map(catalogsOf),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: folder })] }),
    { ...optimizeLocales.vite({ locales: ["en-US", "tr-TR"] }), enforce: "pre" },
  ];
}

/** Compiles the catalogs of one package by its own lingui.config.ts; another package's are not its business. */
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
