// Checks that every text of the web and of the interface library stands in its catalogs, in every language, and that the catalogs hold nothing else.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const checks = [
  ["sync", "--clean", "--overwrite"],
  ["missing", "--mode", "catalog"],
];

const folders = globSync("{packages,apps}/*/lingui.config.ts", { cwd: root }).map((file) =>
  dirname(file),
);
if (folders.length === 0) {
  console.error("No lingui.config.ts was found under packages or apps.");
  process.exitCode = 1;
}
for (const folder of folders) {
  for (const check of checks) {
    const run = spawnSync("lingui", ["check", ...check, "--workers", "1", "--verbose"], {
      cwd: join(root, folder),
      encoding: "utf8",
    });
    if (run.status === 0) continue;
    console.error(`${folder}: ${check[0]}\n${run.stdout}${run.stderr}${run.error?.message ?? ""}`);
    console.error(`Run "npm run texts" and translate what is empty in ${folder}.`);
    process.exitCode = 1;
  }
}
