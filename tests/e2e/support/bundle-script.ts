import { build } from "vite";
import type { Rolldown } from "vite";

/** A module and all that it imports as one script for browsers, which leaves its exports in `tessera`. */
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
  throw new Error(`${entry} was bundled into no script`);
}
