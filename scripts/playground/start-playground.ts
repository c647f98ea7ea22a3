import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, preview, type PreviewServer } from "vite";
import { withLock } from "../web-build/build-lock.ts";
import { printBuildStamp } from "../web-build/build-stamp.ts";

const root = join(import.meta.dirname, "../..");
const configFile = join(root, "packages/ui/playground/vite.config.ts");
const folder = join(root, "packages/ui/build");
const stampFile = join(folder, "playground.stamp");
const sources = [
  "packages/ui/{src,playground,vite}/**/*",
  "packages/ui/*.{ts,json}",
  "packages/engine/src/**/*",
  "package-lock.json",
];

/** Serves the built playground on a port of this machine, and builds it first when one of its sources has changed. */
export async function startPlayground(port: number): Promise<PreviewServer> {
  mkdirSync(folder, { recursive: true });
  await withLock(join(folder, "playground.lock"), buildWhenOld);
  const server = { host: "127.0.0.1", port, strictPort: true };
  return preview({ configFile, logLevel: "warn", preview: server });
}

async function buildWhenOld(): Promise<void> {
  const stamp = printBuildStamp(root, sources);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  rmSync(stampFile, { force: true });
  await build({ configFile, logLevel: "warn" });
  writeFileSync(stampFile, stamp);
}
