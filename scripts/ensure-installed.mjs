// Installs dependencies when node_modules is missing or older than the lockfile. Plain JavaScript
// without packages: runs on any Node from 20.19 on.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = join(root, "node_modules", ".installed");
const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");
const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";

if (installed !== wanted) {
  // Development packages are installed in production too, because the web is built where it is served.
  const args = [
    "ci",
    "--include=dev",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const npm = process.env.npm_execpath;
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (run.status !== 0) process.exit(run.status ?? 1);
  writeFileSync(stamp, wanted);
}

const pinned = join(
  root,
  "node_modules",
  ".bin",
  process.platform === "win32" ? "node.cmd" : "node",
);
if (!existsSync(pinned) && Number(process.versions.node.split(".")[0]) < 24) {
  console.error(
    `Tessera runs on Node 24, and npm has no Node package for ${process.platform}-${process.arch}. Install Node 24 or newer, then run this again.`,
  );
  process.exit(1);
}
