import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "apps/web/{app,public}/**/*",
  "apps/web/*.{ts,json}",
  "packages/*/src/**/*",
  "packages/*/*.{ts,json}",
  "scripts/{build-web,finish-web}.ts",
  "scripts/web-build/*",
  "tsconfig.base.json",
  "package-lock.json",
];
const tests = /\.test\.tsx?$/;

/** A text that changes when anything changes that the built web is made from, whatever its time says. */
export function printBuildStamp(root: string, publicUrl: string): string {
  const hash = createHash("sha256").update(publicUrl);
  for (const file of listSources(root)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function listSources(root: string): readonly string[] {
  return globSync(sources, { cwd: root })
    .filter((file) => !tests.test(file) && statSync(join(root, file)).isFile())
    .toSorted();
}
