// Installs dependencies when node_modules is missing or differs from the lockfile; for `--start`,
// production packages are enough. Plain JavaScript without packages: runs on any Node from 20.19 on.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

if (!isInstalled()) {
  // An installation contains the development packages, which the build needs.
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

/** Compares npm's own record of what it installed with the lockfile. */
function isInstalled() {
  const installed = readPackages("node_modules/.package-lock.json");
  const isProduction = Object.values(installed).every(({ dev }) => !dev);
  const mayOmitDev = process.argv.includes("--start") && isProduction;
  return Object.entries(readPackages("package-lock.json")).every(([path, wanted]) => {
    const found = installed[path];
    if (found) return found.integrity === wanted.integrity;
    const isOptional = wanted.optional || wanted.devOptional || (wanted.dev && mayOmitDev);
    return isOptional || !path.includes("node_modules/");
  });
}

function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}
