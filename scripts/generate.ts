// npm run generate: regenerates every generated file.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { generated } from "./generated-files.ts";

const root = join(import.meta.dirname, "..");

for (const { generator } of generated) {
  const run = spawnSync(process.execPath, [join(root, generator)], { cwd: root, stdio: "inherit" });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
