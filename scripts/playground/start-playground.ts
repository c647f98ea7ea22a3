import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { preview, type PreviewServer } from "vite";
import { withLock } from "../web-build/build-lock.ts";
import { printBuildStamp } from "../web-build/build-stamp.ts";

const root = join(import.meta.dirname, "../..");
const library = join(root, "packages/ui");
const folder = join(library, "build");
const stampFile = join(folder, "playground.stamp");
const sources = [
  "packages/ui/{src,playground,vite}/**/*",
  "packages/ui/*.{ts,json}",
  "packages/engine/src/**/*",
  "package-lock.json",
];

/** Serves the built playground on a local port, and builds it first when a source has changed. */
export async function startPlayground(port: number): Promise<PreviewServer> {
  mkdirSync(folder, { recursive: true });
  await withLock(join(folder, "playground.lock"), buildWhenOld);
  return preview({
    configFile: join(library, "playground/vite.config.ts"),
    logLevel: "warn",
    preview: { host: "127.0.0.1", port, strictPort: true },
  });
}

async function buildWhenOld(): Promise<void> {
  const stamp = printBuildStamp(root, sources);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  rmSync(stampFile, { force: true });
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
  writeFileSync(stampFile, stamp);
}
