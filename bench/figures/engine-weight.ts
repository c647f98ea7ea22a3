// The weight of what a browser needs to generate a token set, measure its promises and print it as CSS.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import type { Rolldown } from "vite";
import { reportFigures } from "../figure.ts";

const most = 40;
const engine = fileURLToPath(import.meta.resolve("@tessera/engine"));
const code = `export { generate, parseRecipe, printCss } from ${JSON.stringify(engine)};\n`;

const bytes = gzipSync(await bundle(), { level: 9 }).length;
reportFigures([
  {
    name: "Weight of generate, check and CSS",
    value: `${(bytes / 1000).toFixed(1)} kB gzip`,
    reach: { text: `${most} kB at most`, isHeld: bytes <= most * 1000 },
  },
]);

async function bundle(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "tessera-weight-"));
  try {
    const entry = join(folder, "entry.js");
    writeFileSync(entry, code);
    const built = (await build({
      configFile: false,
      logLevel: "silent",
      root: folder,
      build: { write: false, lib: { entry, formats: ["es"] }, minify: true },
    })) as readonly Rolldown.RolldownOutput[];
    return built
      .flatMap(({ output }) => output.map((file) => (file.type === "chunk" ? file.code : "")))
      .join("");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
