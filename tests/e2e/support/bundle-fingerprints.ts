import { join } from "node:path";
import { build } from "vite";
import type { Rolldown } from "vite";

/** `printFingerprints` and the engine as one script for browsers, which leaves it in `tessera.printFingerprints`. */
export async function bundleFingerprints(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    root: import.meta.dirname,
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, "print-fingerprints.ts"),
        formats: ["iife"],
        name: "tessera",
      },
    },
  })) as readonly Rolldown.RolldownOutput[];
  const [file] = built.flatMap(({ output }) => output);
  if (file?.type === "chunk") return file.code;
  throw new Error("The engine was bundled into no script");
}
