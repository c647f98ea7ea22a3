import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Installs the package in a folder when its lockfile has changed; throws an Error when npm fails. */
export function installPackage(folder: string): void {
  const stamp = join(folder, "node_modules", ".installed");
  const lockfile = readFileSync(join(folder, "package-lock.json"));
  const wanted = createHash("sha256").update(lockfile).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", args, {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm ci in ${folder} ended with ${status ?? "a signal"}`);
  writeFileSync(stamp, wanted);
}
