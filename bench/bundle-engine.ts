import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { Rolldown } from "vite";

/**
 * Bundles engine exports to one minified script that assigns them to `tessera`. In a module, the
 * bundler would leave white space and comments.
 */
export async function bundleEngine(names: readonly string[]): Promise<string> {
  const engine = fileURLToPath(import.meta.resolve("@tessera/engine"));
  const folder = mkdtempSync(join(tmpdir(), "tessera-bundle-"));
  try {
    const entry = join(folder, "entry.js");
    writeFileSync(entry, `export { ${names.join(", ")} } from ${JSON.stringify(engine)};\n`);
    const built = (await build({
      configFile: false,
      logLevel: "silent",
      root: folder,
      build: { write: false, lib: { entry, formats: ["iife"], name: "tessera" }, minify: true },
    })) as readonly Rolldown.RolldownOutput[];
    return built
      .flatMap(({ output }) => output.map((file) => (file.type === "chunk" ? file.code : "")))
      .join("");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
