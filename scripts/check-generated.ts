// Checks that every generated file matches what its generator produces from the current sources.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generated } from "./generated-files.ts";

const root = join(import.meta.dirname, "..");

for (const { generator, files } of generated) {
  const before = readAll(files);
  const run = spawnSync(process.execPath, [join(root, generator)], {
    cwd: root,
    encoding: "utf8",
  });
  const after = readAll(files);
  const stale = [...after].filter(([file, bytes]) => !before.get(file)?.equals(bytes));
  // The check restores the tree; `npm run generate` updates it.
  for (const [file, bytes] of before) writeFileSync(join(root, file), bytes);
  if (run.status !== 0) fail(`${generator} failed.\n${run.stdout}${run.stderr}`);
  for (const [file] of stale)
    fail(`${file} does not match the output of ${generator}. Run npm run generate.`);
}

function readAll(patterns: readonly string[]): ReadonlyMap<string, Buffer> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  const existing = files.filter((file) => existsSync(join(root, file)));
  return new Map(existing.map((file) => [file, readFileSync(join(root, file))]));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
