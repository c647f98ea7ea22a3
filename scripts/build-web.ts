// Builds the web when a source is newer than the last build: pages, scripts, styles, and the files
// that the server reads.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { printBuildStamp } from "./web-build/build-stamp.ts";
import { withLock } from "./web-build/build-lock.ts";

const root = join(import.meta.dirname, "..");
const web = join(root, "apps/web");
const build = join(web, "build");
const stampFile = join(build, "stamp");
const settings = ["PUBLIC_URL", "CONTACT_EMAIL"].map((name) => process.env[name] ?? "").join("\0");
const sources = [
  "apps/web/{app,public}/**/*",
  "apps/web/*.{ts,json}",
  "packages/*/src/**/*",
  "packages/*/*.{ts,json}",
  "packages/ui/vite/**/*",
  "scripts/{build-web,finish-web}.ts",
  "scripts/web-build/*",
  "tsconfig.base.json",
  "package-lock.json",
];

mkdirSync(build, { recursive: true });
process.exitCode = await withLock(join(build, "lock"), buildWhenOld);

async function buildWhenOld(): Promise<number> {
  const stamp = printBuildStamp(root, sources, settings);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return 0;
  const startedMs = performance.now();
  for (const made of ["stamp", "site.json", "client", "server"]) {
    rmSync(join(build, made), { recursive: true, force: true });
  }
  const status = buildPages();
  if (status !== 0) return status;
  const { finishWeb } = await import("./finish-web.ts");
  finishWeb(build);
  writeFileSync(stampFile, stamp);
  console.log(`Built the web in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return 0;
}

/** Runs React Router's build; prints its output only when it fails. */
function buildPages(): number {
  const require = createRequire(join(web, "package.json"));
  const program = join(dirname(require.resolve("@react-router/dev/package.json")), "bin.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, "build"], {
    cwd: web,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) console.error(stdout + stderr);
  return status ?? 1;
}
