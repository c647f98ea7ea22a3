import { build } from "vite";
import type { Rolldown } from "vite";

/** Bundles a module with its imports to one browser script, which exposes its exports as `tessera`. */
export async function bundleScript(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    root: import.meta.dirname,
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ["iife"], name: "tessera" },
    },
  })) as readonly Rolldown.RolldownOutput[];
  const [file] = built.flatMap(({ output }) => output);
  if (file?.type === "chunk") return file.code;
  throw new Error(`${entry} was bundled to no script`);
}
