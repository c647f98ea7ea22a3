import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type PluginOption, type Rolldown } from "vite";

/** What a browser loads to open a page, in bytes of brotli, and the script's text. */
export type BuiltPage = {
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly script: string;
};

const folder = join(import.meta.dirname, "../packages/ui/playground/pages");

type Output = Rolldown.RolldownOutput["output"];

/**
 * Builds one of the playground's pages in memory as an application would, and measures what an
 * English browser loads.
 */
export async function buildPage(name: string, plugins: PluginOption): Promise<BuiltPage> {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    root: folder,
    plugins: [plugins],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(folder, `${name}.tsx`) },
    },
  })) as Rolldown.RolldownOutput;
  const scripts = findLoaded(built.output).map(({ code }) => code);
  const styles = built.output.flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
  );
  return {
    scriptBytes: sumBytes(scripts),
    styleBytes: sumBytes(styles),
    script: scripts.join("\n"),
  };
}

/** Lists every chunk except the other language's catalog, because a page loads one. */
function findLoaded(output: Output): readonly Rolldown.OutputChunk[] {
  return output.filter(
    (file) => file.type === "chunk" && !(file.isDynamicEntry && file.name.startsWith("tr")),
  ) as readonly Rolldown.OutputChunk[];
}

function sumBytes(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}
