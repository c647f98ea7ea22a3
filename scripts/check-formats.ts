// Installs the real tools of each format when their lockfile has changed, and runs the checks that use them.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const folder = join(root, "tests/format-checkers");
const stamp = join(folder, "node_modules", ".installed");
const wanted = createHash("sha256")
  .update(readFileSync(join(folder, "package-lock.json")))
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], folder);
  writeFileSync(stamp, wanted);
}
run("vitest", ["run", "--project", "formats"], root);

function run(program: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, args, {
    cwd,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
