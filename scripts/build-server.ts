import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const server = join(import.meta.dirname, "../apps/server");
const target = join(server, "build/server");

/**
 * Bundles the server with the packages that it imports. Its `dependencies` stay in node_modules: packages
 * with native code, worker threads or files that the server reads.
 */
export async function buildServer(): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(server, "package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  await build({
    configFile: false,
    root: server,
    logLevel: "error",
    ssr: { noExternal: true, external: [...Object.keys(manifest.dependencies), "pg-native"] },
    build: {
      ssr: true,
      target: "node24",
      outDir: target,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: join(server, "src/main.ts"),
          "print-worker": join(server, "src/printing/print-worker.ts"),
        },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
  cpSync(join(server, "src/database/migrations"), join(target, "migrations"), { recursive: true });
}
