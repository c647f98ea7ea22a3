import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { preview, type PreviewServer } from "vite";
import { buildWhenStale, playgroundBuild } from "../web-build/build-when-stale.ts";

const library = join(import.meta.dirname, "../../packages/ui");

/** Serves the built playground on a local port, and builds it first when a source has changed. */
export async function startPlayground(port: number): Promise<PreviewServer> {
  await buildWhenStale(playgroundBuild, buildPlayground);
  return preview({
    configFile: join(library, "playground/vite.config.ts"),
    logLevel: "warn",
    preview: { host: "127.0.0.1", port, strictPort: true },
  });
}

async function buildPlayground(): Promise<void> {
  const vite = join(
    dirname(createRequire(import.meta.url).resolve("vite/package.json")),
    "bin/vite.js",
  );
  // This runs in a child process because the text macros read their configuration from the working directory.
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, "build", "playground"], {
    cwd: library,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`The playground does not build.\n${stdout}${stderr}`);
}
