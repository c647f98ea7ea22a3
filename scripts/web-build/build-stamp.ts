import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const tests = /\.test\.tsx?$/;

/** Returns a text that changes when a file or setting of a build changes, whatever the file times are. */
export function printBuildStamp(
  root: string,
  sources: readonly string[],
  setting: string = "",
): string {
  const hash = createHash("sha256").update(setting);
  for (const file of listFiles(root, sources)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function listFiles(root: string, sources: readonly string[]): readonly string[] {
  return globSync(sources, { cwd: root })
    .filter((file) => !tests.test(file) && statSync(join(root, file)).isFile())
    .toSorted();
}
